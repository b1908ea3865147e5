import { useSyncExternalStore } from 'react'

/** So wide a window has room for a panel beside the grid. */
const ROOM = '(min-width: 1200px)'

/** Whether a panel has room beside the grid; otherwise it stands over it, on a phone as a page. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(ROOM)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(ROOM).matches,
    () => false,
  )
}
