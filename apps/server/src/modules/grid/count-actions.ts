import { contract } from '@telemachos/contract'
import type { CallContext } from '../../kernel/context.ts'
import { settleConditions } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { gridSelection } from './grid-selection.ts'
import { countKept } from './kept-count-store.ts'
import { countSelection, type CountRow } from './selection-count-store.ts'

const ALL = { needed: 0, hiding: 0 }
const { input } = contract.grid.calls.countActionsGrid

/**
 * How many active mentees the caller has, and what they have done in each action of the project,
 * whether the grid shows it or not: from the counts that are kept, for who oversees them.
 */
export async function countActions(
  context: CallContext,
): Promise<{ mentees: number; actions: CountRow['Actions'] }> {
  const { count, Actions } = await countCells(context)
  return { mentees: count, actions: Actions }
}

async function countCells(context: CallContext): Promise<CountRow> {
  const { db, actor, now } = context
  const { projectId } = actor
  const people = within(context, { reads: 'sums' })
  if (!people) {
    const wanted = input.parse({ ProjectId: projectId, Active: true })
    return countSelection(db, { ...(await gridSelection(wanted, context)), flags: ALL })
  }
  await settleConditions(db, projectId, now)
  return countKept(db, { projectId, flags: ALL, now, people }, true)
}
