import type { CallContext } from '../../kernel/context.ts'
import { completesItself, type Cell, type Need } from '../actions/index.ts'
import { listAnswered } from './answered-store.ts'

/**
 * What an action that asks a questionnaire waits for: that it is answered to the end. Whoever looks after a
 * mentee completes it for them without (decision 0180), but for one that completes itself.
 */
export async function needsOfAnswers(
  { actor, db }: CallContext,
  cell: Cell,
): Promise<readonly Need[]> {
  if (actor.role !== 'Mentee' && !completesItself(cell)) return []
  const [isAnswered] = await listAnswered(db, [cell])
  return isAnswered === false ? [{ rule: 'quest_unfinished' }] : []
}
