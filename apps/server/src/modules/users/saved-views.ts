import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, notFound, refuseField } from '../../kernel/errors.ts'
import { visibleFieldNames } from './read-users.ts'
import * as store from './views-store.ts'

type Calls = typeof contract.people.calls
type SaveView = Calls['saveView']

const MOST_VIEWS = 50

/**
 * Own and shared views. One that names a field which is not the caller's to see is left out whole:
 * without that condition it would mean other people.
 */
export async function listViews(context: CallContext): Promise<OutputOf<Calls['listViews']>> {
  const [views, visible] = await Promise.all([
    store.listViews(context.db, ownerOf(context)),
    visibleFieldNames(context),
  ])
  return views.filter(({ View }) => fieldsOf(View).every((name) => visible.has(name)))
}

/**
 * Saves a view, or changes one.
 * @throws rule_violated for a name that its owner has already, for more than 50, and for sharing by
 *   somebody below ProjectManager; not_found for a view that is not the caller's to change.
 */
export async function saveView(
  { Id, Name, Shared, View }: InputOf<SaveView>,
  context: CallContext,
): Promise<OutputOf<SaveView>> {
  const { db } = context
  const owner = ownerOf(context)
  if (Shared && !owner.manages) throw broken('Shared', 'share_views')
  const visible = await visibleFieldNames(context)
  if (!fieldsOf(View).every((name) => visible.has(name))) throw refuseField('View', 'unknown_field')
  const row = { name: Name, shared: Shared, content: View }
  if (Id === undefined) {
    if ((await store.countViews(db, owner)) >= MOST_VIEWS) throw broken('Name', 'too_many_views')
    const added = await store.insertView(db, owner, row)
    if (!added) throw broken('Name', 'name_taken')
    return added
  }
  if (await store.isNameTaken(db, Id, Name)) throw broken('Name', 'name_taken')
  const changed = await store.updateView(db, owner, Id, row)
  if (!changed) throw notFound(`view ${Id} is not the caller's to change`)
  return changed
}

/** @throws not_found for a view that is not the caller's to delete. */
export async function deleteView(Id: number, context: CallContext): Promise<{ ok: true }> {
  if (!(await store.deleteView(context.db, ownerOf(context), Id)))
    throw notFound(`view ${Id} is not the caller's to delete`)
  return { ok: true }
}

function ownerOf({ actor: { projectId, userId, level } }: CallContext): store.ViewOwner {
  return { projectId, userId, manages: level <= ROLE_LEVEL.ProjectManager }
}

const fieldsOf = ({ Filter = [], Columns = [] }: store.SavedView['View']): string[] => [
  ...Filter.map(({ Field }) => Field),
  ...Columns,
]

const broken = (field: string, rule: string): AppError =>
  new AppError('rule_violated', { fields: [{ field, rule }] })
