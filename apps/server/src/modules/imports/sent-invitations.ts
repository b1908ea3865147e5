import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { relationOf } from './invite-known.ts'
import { accessSent, isValid, requireSendable, sentBy } from './policy.ts'
import * as store from './sent-store.ts'
import { tellPeople } from './tell-people.ts'

type Calls = typeof contract.imports.calls

/** Invitations of the project that wait, as far as they are the caller's to see. */
export async function listSentInvitations(
  { page, count }: InputOf<Calls['listSentInvitations']>,
  context: CallContext,
): Promise<OutputOf<Calls['listSentInvitations']>> {
  const { list, all } = await store.listSent(context.db, sentBy(context), { page, count })
  return { list, count: list.length, All: all }
}

/**
 * Takes back an invitation that waits.
 * @throws not_found for one that was answered, or is not the caller's to see.
 */
export async function withdrawInvitation(
  { Id }: InputOf<Calls['withdrawInvitation']>,
  context: CallContext,
): Promise<OutputOf<Calls['withdrawInvitation']>> {
  const { id, roles } = await accessSent(context, Id)
  await store.endSent(context.db, id, context.now)
  // Who is invited is nobody's to read about before they accept.
  context.audit({ detail: { roles } })
  return { ok: true }
}

/**
 * Sends an invitation that waits again. It becomes the caller's where whoever sent it may give its
 * roles no more: it could not be accepted otherwise.
 * @throws not_found as withdrawInvitation; forbidden for roles that are not the caller's to give;
 *   rule_violated `invitation_rests` within a day of the last mail.
 */
export async function resendInvitation(
  { Id }: InputOf<Calls['resendInvitation']>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Calls['resendInvitation']>> {
  const { db, actor, now } = context
  const sent = await accessSent(context, Id)
  requireSendable(sent, context)
  const { by, relation } = isValid(sent)
    ? sent
    : { by: actor.userId, relation: relationOf(context) }
  await store.renewSent(db, sent.id, { by, relation, now })
  await tellPeople('invited', [sent.userId], context, publicUrl)
  context.audit({ detail: { roles: sent.roles } })
  return { ok: true }
}
