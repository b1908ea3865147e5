import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { settleConditions } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { gridFlagsFor } from './grid-columns.ts'
import { gridSelection } from './grid-selection.ts'
import { countKept } from './kept-count-store.ts'
import { countSelection } from './selection-count-store.ts'

type CountGrid = typeof contract.grid.calls.countActionsGrid

/**
 * How many mentees the filter finds, and how many have completed each action: from the counts that
 * are kept of everybody and of each overseer's people where it is all of them, or all who are active,
 * that the caller asks for.
 */
export async function countGrid(
  input: InputOf<CountGrid>,
  context: CallContext,
): Promise<OutputOf<CountGrid>> {
  const { db, actor, now } = context
  const people = within(context, { reads: 'sums' })
  if (!people || narrows(input)) {
    return countSelection(db, await gridSelection(input, context))
  }
  await settleConditions(db, actor.projectId, now)
  const columns = { projectId: actor.projectId, flags: gridFlagsFor(actor.role), now, people }
  return countKept(db, columns, input.Active ?? null)
}

/** Whether a filter asks for some by more than their being active. */
function narrows({ Filter, Search, MentorId, CoordId, State }: InputOf<CountGrid>): boolean {
  return Filter.length > 0 || Search.trim() !== '' || !!(MentorId || CoordId || State)
}
