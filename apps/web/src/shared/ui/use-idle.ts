import { useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle.ts'

/** So long, in milliseconds, the next one waits where the page is not idle again. */
const NEXT_MS = 500

let hasBeenIdle = false
/** Who waits is told one after the other, each once the page has nothing to do again. */
let turn: Promise<void> | undefined

/**
 * Whether the page has once had nothing to do: what is only looked up later, such as what a filter
 * offers, is asked for then, and does not hold up what is drawn first.
 */
export function useIdle(): boolean {
  return useSyncExternalStore(watch, wasIdle, () => false)
}

const wasIdle = (): boolean => hasBeenIdle

function watch(onChange: () => void): () => void {
  let isGone = hasBeenIdle
  const tell = (): void => {
    hasBeenIdle = true
    if (!isGone) onChange()
  }
  if (!isGone) turn = (turn ? turn.then(() => whenIdle(NEXT_MS)) : whenIdle()).then(tell)
  return () => {
    isGone = true
  }
}
