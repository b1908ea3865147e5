import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 760px)'

/** True where the screen is too narrow for a grid; the server draws for wide ones alone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(PHONE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(PHONE).matches,
    () => false,
  )
}
