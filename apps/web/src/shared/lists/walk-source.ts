import { useEffectEvent, useLayoutEffect } from 'react'
import type { Walk } from './walk.ts'

/** The list that was left last, and the entry of the history to which it was left. */
let left: readonly [entry: string | undefined, walk: Walk | undefined] = [undefined, undefined]

/** The list that was left to an entry of the history; undefined where it was another. */
export const leftTo = (entry: string): Walk | undefined => (left[0] === entry ? left[1] : undefined)

/** Has a list as what was left to an entry. */
export function leave(entry: string, walk: Walk): void {
  left = [entry, walk]
}

/** The entry of the history where the tab is. */
export const entryNow = (): string | undefined =>
  (history.state as { readonly __TSR_key?: string } | null)?.__TSR_key

/** Hands a list on to the page of whom is opened from it; undefined while it is not there. */
export function useWalkSource(read: () => Walk | undefined): void {
  // By the time it goes, the tab is where it goes to.
  const handOn = useEffectEvent(() => {
    left = [entryNow(), read()]
  })
  useLayoutEffect(() => () => handOn(), [])
}
