import type { CallContext } from '../../kernel/context.ts'
import { completesItself, type Cell, type Need } from '../actions/index.ts'
import { listAnswered, listOver } from './answered-store.ts'

/**
 * What an action that asks a questionnaire waits for: that it is answered to the end, or as far as the time
 * went. Whoever looks after a mentee completes it for them without (decision 0180), but for one that completes
 * itself, which is answered to the end.
 */
export async function needsOfAnswers(
  { actor, db }: CallContext,
  cell: Cell,
): Promise<readonly Need[]> {
  const isItself = completesItself(cell)
  if (actor.role !== 'Mentee' && !isItself) return []
  const [isAnswered] = await (isItself ? listAnswered : listOver)(db, [cell])
  return isAnswered === false ? [{ rule: 'quest_unfinished' }] : []
}
