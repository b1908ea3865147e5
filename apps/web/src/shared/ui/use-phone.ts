import { useSyncExternalStore } from 'react'
import { given } from '../api/given.ts'

/** What a window too narrow for a grid is to CSS. */
export const PHONE = '(max-width: 760px)'

/** Whether the screen is too narrow for a grid. */
export const isPhone = (): boolean => matchMedia(PHONE).matches

/** The same, followed as it changes; on the server, whether it draws for a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(PHONE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    isPhone,
    () => given.Phone === true,
  )
}
