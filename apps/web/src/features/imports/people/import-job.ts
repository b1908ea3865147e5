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

/** What all rows of a list share. */
export interface ListHead {
  readonly columns: readonly Column[]
  readonly defaultRole: string
}

/** True for a row about which nothing remains to be done. */
export const isDone = ({ state }: ListRow): boolean =>
  state === 'added' || state === 'joined' || state === 'invited' || state === 'already'

/** True for a row that is still to be sent, or whose answer never came. */
export const isLeft = ({ state }: ListRow): boolean => state === 'ready' || state === 'sending'
