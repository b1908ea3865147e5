import { useSyncExternalStore } from 'react'
import { makeStore } from './store.ts'
import { whenIdle } from './when-idle.ts'

/** So long, in milliseconds, a page that has been loaded is left to whoever begins to use it. */
const PAUSE_MS = 3_000

const rested = makeStore(false)

/**
 * Whether the page has been there for a while and has nothing to do: what costs much and nobody has
 * looked for comes then. A slow phone that loads it sooner does not follow the finger meanwhile.
 */
export function useRested(): boolean {
  return useSyncExternalStore(rested.listen, rested.get, () => false)
}

async function rest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await whenIdle()
  rested.set(true)
}
if (typeof window !== 'undefined') void rest()
