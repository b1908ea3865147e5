import { useSyncExternalStore } from 'react'

/** Where links begin that are given to others: the page's own origin, which the server does not draw. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  )
