import { useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle.ts'

let hasBeenIdle = false
let waiting: Promise<void> | undefined

/**
 * Whether the page has once had nothing to do: what is only looked up later, such as what a filter
 * offers, is asked for then, and does not hold up what is drawn first.
 */
export function useIdle(): boolean {
  return useSyncExternalStore(watch, wasIdle, () => false)
}

const wasIdle = (): boolean => hasBeenIdle

function watch(onChange: () => void): () => void {
  let isGone = false
  waiting ??= whenIdle().then(() => {
    hasBeenIdle = true
  })
  void waiting.then(() => isGone || onChange())
  return () => {
    isGone = true
  }
}
