import type { RowFault } from '@telemachos/rules/import-row'
import type { Column } from '../paste/recognise-columns.ts'

/** Where a row stands: not sent, on its way, or what the server answered. */
export type RowState = 'ready' | 'sending' | 'added' | 'joined' | 'invited' | 'already' | 'refused'

export interface ListRow {
  readonly id: number
  readonly cells: readonly string[]
  readonly state: RowState
  /** The key of the batch in which it was sent: sent again under the same key, it counts once. */
  readonly batch: string | null
  /** Why the server refused it. */
  readonly refusals: readonly RowFault[]
  /** The person that it made a member. */
  readonly userId: number | null
}

/** Whose list it is: nobody else's, and of one project. */
export interface ListOwner {
  readonly userId: number
  readonly projectId: number
}

/** The steps of an import: what the columns mean, what is wrong, and what will happen. */
export const STEPS = ['map', 'fix', 'review'] as const

export type Step = (typeof STEPS)[number]

/** An import that was begun with rows of the list. */
export interface Begun {
  /** Begun again under it, it is the same import. */
  readonly key: string
  /** How many rows it was begun with, which were confirmed. */
  readonly lines: number
  /** Null before the server has answered. */
  readonly id: number | null
}

/** What all rows of a list share. */
export interface ListHead {
  readonly columns: readonly Column[]
  /** The rows of the paste down to its headings, which are no rows of the list. */
  readonly above: readonly (readonly string[])[]
  readonly defaultRole: string
  readonly step: Step
  /** Since when those who join are members, yyyy-mm-dd; null for today. */
  readonly joinedOn: string | null
  /** Whether new people are invited as soon as they are in. */
  readonly invites: boolean
  readonly begun: Begun | null
}

/** True for a row about which nothing remains to be done. */
export const isDone = ({ state }: ListRow): boolean =>
  state === 'added' || state === 'joined' || state === 'invited' || state === 'already'

/** True for a row that is still to be sent, or whose answer never came. */
export const isLeft = ({ state }: ListRow): boolean => state === 'ready' || state === 'sending'
