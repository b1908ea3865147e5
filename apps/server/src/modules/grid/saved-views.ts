import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { SavedViews } from '../../kernel/saved-views-store.ts'
import { visibleFieldKinds, problemOfView } from '../people/index.ts'
import { ownView } from './policy.ts'

type Calls = typeof contract.grid.calls
type SaveView = Calls['saveView']

const views = new SavedViews<OutputOf<SaveView>>('grid_views')

/**
 * Own and shared views. One with a condition on a field that is not the caller's to see is left out whole:
 * without that condition it would mean other people. So is one with a condition on what has become a number
 * of the state.
 */
export async function listViews(context: CallContext): Promise<OutputOf<Calls['listViews']>> {
  const [saved, kinds] = await Promise.all([views.list(context), visibleFieldKinds(context)])
  return saved.filter(({ View }) => problemOfView(namesIn(View), kinds) === undefined)
}

/**
 * Saves a view, or changes one.
 * @throws rule_violated for a name that its owner has already, for more than 50, and for sharing by
 *   somebody below ProjectManager; invalid_input for a condition on an unknown field or on a number of the
 *   state, which would be kept and shared in full; not_found for a view that is not the caller's to change.
 */
export async function saveView(
  input: InputOf<SaveView>,
  context: CallContext,
): Promise<OutputOf<SaveView>> {
  const problem = problemOfView(namesIn(input.View), await visibleFieldKinds(context))
  if (problem) throw refuseField('View', problem)
  return ownView(await views.save(input, context))
}

/** @throws not_found for a view that is not the caller's to delete. */
export async function deleteView(
  { Id }: InputOf<Calls['deleteView']>,
  context: CallContext,
): Promise<{ ok: true }> {
  ownView(await views.delete(Id, context))
  return { ok: true }
}

/** Its conditions, as far as fields are concerned: its columns are actions. */
const namesIn = ({ Filter }: OutputOf<SaveView>['View']) => ({ Filter, Columns: [] })
