import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { findHandled, openRequest } from './policy.ts'
import * as store from './request-store.ts'

type Calls = typeof contract.privacy.calls

/**
 * Asks the SuperAdmins to erase a person; a second time while they have not decided changes nothing.
 * @throws not_found for somebody who has never been in the caller's project.
 */
export async function requestErasure(
  { UserId, Reason }: InputOf<Calls['requestErasure']>,
  context: CallContext,
): Promise<OutputOf<Calls['requestErasure']>> {
  const { db, actor } = context
  const { person } = await findHandled(context, UserId)
  const request = {
    userId: UserId,
    projectId: actor.projectId,
    by: actor.userId,
    reason: Reason,
  }
  const added = !person.isErased && (await store.insertRequest(db, request))
  context.audit(added ? { subjectId: UserId, detail: { reason: Reason } } : { unchanged: true })
  return { ok: true }
}

/**
 * Decides a request against it.
 * @throws not_found where there is none that is open.
 */
export async function declineErasure(
  { Id }: InputOf<Calls['declineErasure']>,
  { db, principal, audit }: CallContext,
): Promise<OutputOf<Calls['declineErasure']>> {
  const declined = openRequest(await store.declineRequest(db, Id, principal.userId))
  audit({ subjectId: declined.userId })
  return { ok: true }
}
