import { useLayoutEffect, useRef } from 'react'
import type { CallInput } from '../api/contract-types.ts'
import { keepWalkAt, keptWalkAt } from '../storage/kept-walks.ts'

/** The lists from which people are opened, and what each asks of the server. */
type WalkList =
  | { readonly kind: 'people'; readonly input: CallInput<'people.listPeople'> }
  | { readonly kind: 'queue'; readonly input: CallInput<'supervision.listQueue'> }
  | { readonly kind: 'grid'; readonly input: CallInput<'grid.getActionsGridPage'> }
  | { readonly kind: 'report'; readonly input: CallInput<'reports.listTilePeople'> }

/** The list that somebody was opened from: whoever comes before and after them, in its order. */
export interface Walk {
  /** Missing where only those are known who were on the page: after a reload, if words were typed. */
  readonly list?: WalkList
  /** Whether the list is narrowed by words, which may be somebody's name and are kept nowhere. */
  readonly isTyped: boolean
  /** Which place the first of `ids` has, from 0. */
  readonly first: number
  /** Whole pages of the list; null for whom the reader has no page. */
  readonly ids: readonly (number | null)[]
  readonly total: number
  /** How many a page of the list has. */
  readonly size: number
}

/** The list that was left last, and the entry of the history to which it was left. */
let left: readonly [entry: string | undefined, walk: Walk | undefined] = [undefined, undefined]

/** The entry of the history where the tab is. */
const entryNow = (): string | undefined =>
  (history.state as { readonly __TSR_key?: string } | null)?.__TSR_key

/** Hands a list on to the page of whom is opened from it; undefined while it is not there. */
export function useWalkSource(read: () => Walk | undefined): void {
  const latest = useRef(read)
  useLayoutEffect(() => {
    latest.current = read
  })
  // By the time it goes, the tab is where it goes to.
  useLayoutEffect(
    () => () => {
      left = [entryNow(), latest.current()]
    },
    [],
  )
}

/** The list from which the entry of the history where the tab is was opened; undefined for none. */
export function walkHere(): Walk | undefined {
  const here = entryNow()
  if (here === undefined) return undefined
  const [entry, walk] = left
  if (entry === here && walk) return walk
  return keptWalkAt(here) as Walk | undefined
}

/** Keeps a list for the entry where the tab is, so that it is there after a reload: ids alone. */
export function keepWalk(walk: Walk): void {
  const here = entryNow()
  if (here === undefined) return
  left = [here, walk]
  const { list, ...known } = walk
  const kept: Walk = walk.isTyped || !list ? known : walk
  keepWalkAt(here, kept)
}
