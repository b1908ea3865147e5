import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { gridSelection } from './grid-selection.ts'
import { countSelection } from './grid-store.ts'

type CountGrid = typeof contract.projects.calls.countActionsGrid

/** How many mentees the filter finds, and how many have completed each action. */
export async function countGrid(
  input: InputOf<CountGrid>,
  context: CallContext,
): Promise<OutputOf<CountGrid>> {
  return countSelection(context.db, await gridSelection(input, context))
}
