import type { CallInput } from '../api/contract-types.ts'

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
  /** The place behind the last of them; missing where they have all places from `first` on. */
  readonly end?: number
  /** Whether the list was found to be longer or shorter than it was when it was opened. */
  readonly isMoved?: boolean
  readonly total: number
  /** How many a page of the list has. */
  readonly size: number
}
