import { useEffect, useEffectEvent, useRef } from 'react'

/** How long what is typed for a parameter rests before its query runs again (spec §9), in milliseconds. */
const TYPED_MS = 500

interface TypedRun {
  /** What is typed for the parameters, by name. */
  readonly typed: Readonly<Record<string, string>>
  /** Whether a result of theirs is there, or may be made: nobody is told of a parameter not reached yet. */
  readonly isReady: boolean
  readonly start: () => void
}

/**
 * Runs a query again once what was typed for its parameters has rested; not for what it begins with.
 * @returns what runs it at once: what was typed until then is not run a second time.
 */
export function useTypedRun({ typed, isReady, start }: TypedRun): () => void {
  const key = JSON.stringify(typed)
  const ran = useRef(key)
  const begin = () => {
    ran.current = key
    start()
  }
  const rested = useEffectEvent(begin)
  useEffect(() => {
    if (!isReady || ran.current === key) return undefined
    const timer = setTimeout(rested, TYPED_MS)
    return () => clearTimeout(timer)
  }, [isReady, key])
  return begin
}
