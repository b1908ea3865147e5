import type { CallContext } from '../../kernel/context.ts'
import {
  accessCell,
  completeInTransaction,
  completeItself,
  completesItself,
} from '../actions/index.ts'
import type { AnswerSet } from './answer-set.ts'

/** Completes the action that a finished set is of, if it is about a mentee. */
export async function completeActionOf(
  context: CallContext,
  { id, actionId, menteeId }: AnswerSet,
): Promise<void> {
  if (actionId === null || menteeId === null) return
  const cell = await accessCell(context, menteeId, actionId)
  if (completesItself(cell)) await completeItself(context, cell)
  else await completeInTransaction(context, cell, { AnswerSetId: id })
}
