import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { visibleFieldKinds } from './read-users.ts'
import * as store from './views-store.ts'
import { ownView } from './policy.ts'

type Calls = typeof contract.people.calls
type SaveView = Calls['saveView']

const MAX_VIEWS = 50

/**
 * Own and shared views. One that names a field which is not the caller's to see is left out whole:
 * without that condition it would mean other people. So is one with a condition on what has become a
 * number of the state.
 */
export async function listViews(context: CallContext): Promise<OutputOf<Calls['listViews']>> {
  const [views, kinds] = await Promise.all([
    store.listViews(context.db, ownerOf(context)),
    visibleFieldKinds(context),
  ])
  return views.filter(({ View }) => problemOf(View, kinds) === undefined)
}

/**
 * Saves a view, or changes one.
 * @throws rule_violated for a name that its owner has already, for more than 50, and for sharing by
 *   somebody below ProjectManager; invalid_input for a condition on a number of the state, which would
 *   be kept and shared in full; not_found for a view that is not the caller's to change.
 */
export async function saveView(
  { Id, Name, Shared, View }: InputOf<SaveView>,
  context: CallContext,
): Promise<OutputOf<SaveView>> {
  const { db } = context
  const owner = ownerOf(context)
  if (Shared && !owner.manages) throw broken('Shared', 'share_views')
  const problem = problemOf(View, await visibleFieldKinds(context))
  if (problem) throw refuseField('View', problem)
  const row = { name: Name, shared: Shared, content: View }
  if (Id === undefined) {
    if ((await store.countViews(db, owner)) >= MAX_VIEWS) throw broken('Name', 'too_many_views')
    return store.insertView(db, owner, row)
  }
  return ownView(await store.updateView(db, owner, Id, row))
}

/** @throws not_found for a view that is not the caller's to delete. */
export async function deleteView(Id: number, context: CallContext): Promise<{ ok: true }> {
  ownView(await store.deleteView(context.db, ownerOf(context), Id))
  return { ok: true }
}

/** The caller as an owner of views. */
export function ownerOf({ actor: { projectId, userId, level } }: CallContext): store.ViewOwner {
  return { projectId, userId, manages: level <= ROLE_LEVEL.ProjectManager }
}

/** Which rule a view breaks for somebody who sees these fields; undefined for none. */
function problemOf(
  { Filter = [], Columns = [] }: store.SavedView['View'],
  { open, masked }: Record<'open' | 'masked', ReadonlySet<string>>,
): 'unknown_field' | 'number_in_view' | undefined {
  const conditions = Filter.map(({ Field }) => Field)
  const isKnown = (name: string): boolean => open.has(name) || masked.has(name)
  if (![...conditions, ...Columns].every(isKnown)) return 'unknown_field'
  return conditions.some((name) => masked.has(name)) ? 'number_in_view' : undefined
}

const broken = (field: string, rule: string): AppError =>
  new AppError('rule_violated', { fields: [{ field, rule }] })
