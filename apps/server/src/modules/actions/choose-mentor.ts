import type { Actor } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type * as cells from './cell-store.ts'

type Cell = cells.Cell

/**
 * The mentor who is named for an action, or else the mentee's own: the one for this action, or the
 * default one. Null when there is none.
 * @throws invalid_input `not_their_mentor` for anybody but the mentee's mentors and the caller.
 */
export function chooseMentor(
  { role, userId }: Actor,
  cell: Pick<Cell, 'actionMentorId' | 'defaultMentorId'>,
  named: number | null | undefined,
  field = 'MentorId',
): number | null {
  const own = cell.actionMentorId ?? cell.defaultMentorId
  if (named === null || named === undefined) return own
  const isTheirs = named === cell.actionMentorId || named === cell.defaultMentorId
  if (isTheirs || (named === userId && role !== 'Mentee')) return named
  throw refuseField(field, 'not_their_mentor')
}
