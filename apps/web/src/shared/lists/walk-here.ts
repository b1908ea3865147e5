import { keepWalkAt, keptWalkAt } from '../storage/kept-walks.ts'
import { entryNow, leave, leftTo } from './walk-source.ts'
import type { Walk } from './walk.ts'

/** The list from which the entry of the history where the tab is was opened; undefined for none. */
export function walkHere(): Walk | undefined {
  const here = entryNow()
  if (here === undefined) return undefined
  return leftTo(here) ?? (keptWalkAt(here) as Walk | undefined)
}

/** Keeps a list for the entry where the tab is, so that it is there after a reload: ids alone. */
export function keepWalk(walk: Walk): void {
  const here = entryNow()
  if (here === undefined) return
  leave(here, walk)
  const { list, ...known } = walk
  const kept: Walk = walk.isTyped || !list ? known : walk
  keepWalkAt(here, kept)
}
