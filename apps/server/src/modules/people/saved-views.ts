import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { SavedViews } from '../../kernel/saved-views-store.ts'
import { visibleFieldKinds } from './read-users.ts'
import { ownView } from './policy.ts'

type Calls = typeof contract.people.calls
type SaveView = Calls['saveView']

type SavedView = OutputOf<SaveView>

const views = new SavedViews<SavedView>('people_views')

/**
 * Own and shared views. One that names a field which is not the caller's to see is left out whole:
 * without that condition it would mean other people. So is one with a condition on what has become a
 * number of the state.
 */
export async function listViews(context: CallContext): Promise<OutputOf<Calls['listViews']>> {
  const [saved, kinds] = await Promise.all([views.list(context), visibleFieldKinds(context)])
  return saved.filter(({ View }) => problemOfView(View, kinds) === undefined)
}

/**
 * Saves a view, or changes one.
 * @throws rule_violated for a name that its owner has already, for more than 50, and for sharing by
 *   somebody below ProjectManager; invalid_input for a condition on a number of the state, which would
 *   be kept and shared in full; not_found for a view that is not the caller's to change.
 */
export async function saveView(
  input: InputOf<SaveView>,
  context: CallContext,
): Promise<OutputOf<SaveView>> {
  const problem = problemOfView(input.View, await visibleFieldKinds(context))
  if (problem) throw refuseField('View', problem)
  return ownView(await views.save(input, context))
}

/** @throws not_found for a view that is not the caller's to delete. */
export async function deleteView(Id: number, context: CallContext): Promise<{ ok: true }> {
  ownView(await views.delete(Id, context))
  return { ok: true }
}

/** Which rule a view breaks for somebody who sees these fields; undefined for none. */
export function problemOfView(
  { Filter = [], Columns = [] }: Partial<Pick<SavedView['View'], 'Filter' | 'Columns'>>,
  { open, masked }: Record<'open' | 'masked', ReadonlySet<string>>,
): 'unknown_field' | 'number_in_view' | undefined {
  const conditions = Filter.map(({ Field }) => Field)
  const isKnown = (name: string): boolean => open.has(name) || masked.has(name)
  if (![...conditions, ...Columns].every(isKnown)) return 'unknown_field'
  return conditions.some((name) => masked.has(name)) ? 'number_in_view' : undefined
}
