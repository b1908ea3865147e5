import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { deleteNote, insertNote } from './note-store.ts'
import { accessApplication, ownNote } from './policy.ts'

type Calls = typeof contract.applications.calls

/**
 * Writes a note about an application.
 * @throws not_found.
 */
export async function addNote(
  { AppId, Text }: InputOf<Calls['addNote']>,
  context: CallContext,
): Promise<OutputOf<Calls['addNote']>> {
  const { db, actor, now } = context
  await accessApplication(AppId, context)
  const { id } = await insertNote(db, { applicationId: AppId, by: actor.userId, text: Text, now })
  return { Id: id }
}

/**
 * Takes a note away.
 * @throws not_found for one that is not the caller's.
 */
export async function removeNote(
  { Id }: InputOf<Calls['removeNote']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['removeNote']>> {
  ownNote(await deleteNote(db, { id: Id, projectId: actor.projectId, by: actor.userId }))
  return { ok: true }
}
