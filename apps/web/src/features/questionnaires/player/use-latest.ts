import { useCallback, useEffect, useRef } from 'react'

/** The same function for ever, which calls the one that was last given: for what is drawn seldom. */
export function useLatest<Arguments extends unknown[]>(
  call: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((...given) => latest.current(...given), [])
}
