import type { CallContext } from '../../kernel/context.ts'
import { completesItself, type Cell, type Need } from '../actions/index.ts'
import { listAnswered } from './answered-store.ts'

/**
 * What an action that completes itself waits for: its questionnaire. Of other actions nothing is asked,
 * since finishing it completes them.
 */
export async function needsOfAnswers({ db }: CallContext, cell: Cell): Promise<readonly Need[]> {
  if (!completesItself(cell)) return []
  const [isAnswered] = await listAnswered(db, [cell])
  return isAnswered === false ? [{ rule: 'quest_unfinished' }] : []
}
