import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { ownView } from './policy.ts'
import * as store from './views-store.ts'

type Calls = typeof contract.applications.calls

const MAX_VIEWS = 50

/** Own and shared views of the list of applications. */
export function listViews(context: CallContext): Promise<OutputOf<Calls['listViews']>> {
  return store.listViews(context.db, ownerOf(context))
}

/**
 * Saves a view, or changes one.
 * @throws rule_violated for a name that its owner has already, for more than 50, and for sharing by
 *   somebody below ProjectManager; not_found for a view that is not the caller's to change.
 */
export async function saveView(
  { Id, Name, Shared, View }: InputOf<Calls['saveView']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveView']>> {
  const { db } = context
  const owner = ownerOf(context)
  if (Shared && !owner.manages) throw broken('Shared', 'share_views')
  const row = { name: Name, shared: Shared, content: View }
  if (Id === undefined) {
    if ((await store.countViews(db, owner)) >= MAX_VIEWS) throw broken('Name', 'too_many_views')
    return store.insertView(db, owner, row)
  }
  return ownView(await store.updateView(db, owner, Id, row))
}

/** @throws not_found for a view that is not the caller's to delete. */
export async function deleteView(
  { Id }: InputOf<Calls['deleteView']>,
  context: CallContext,
): Promise<{ ok: true }> {
  ownView(await store.deleteView(context.db, ownerOf(context), Id))
  return { ok: true }
}

function ownerOf({ actor: { projectId, userId, level } }: CallContext): store.ViewOwner {
  return { projectId, userId, manages: level <= ROLE_LEVEL.ProjectManager }
}

const broken = (field: string, rule: string): AppError =>
  new AppError('rule_violated', { fields: [{ field, rule }] })
