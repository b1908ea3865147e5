import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 760px)'

/** True where the screen is too narrow for a grid. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(PHONE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(PHONE).matches,
  )
}
