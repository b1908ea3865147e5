import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { reachAs, searchPatterns } from '../people/index.ts'
import { listFormerMembers as listPage } from './former-store.ts'
import { invite } from './invite-known.ts'
import { listDeclined } from './invitation-store.ts'
import { accessFormer } from './policy.ts'

type Calls = typeof contract.imports.calls

/** Those who have left the project, who left last first. */
export async function listFormerMembers(
  { page, count: most, Search = '' }: InputOf<Calls['listFormerMembers']>,
  context: CallContext,
): Promise<OutputOf<Calls['listFormerMembers']>> {
  // Whoever may ask reaches the whole project.
  reachAs(context)
  const { db, actor, now } = context
  const words = Search.trim() === '' ? [] : searchPatterns(Search).written
  const asked = { projectId: actor.projectId, words, now, page: { page, count: most } }
  const { list, count, all } = await listPage(db, asked)
  return { list, count, All: all }
}

/**
 * Asks somebody who has left to come back as what they were: they are a member again once they accept.
 * Asking again while that waits changes nothing.
 * @throws not_found for whoever has not left; forbidden for roles that are not the caller's to give;
 *   rule_violated `invitation_declined` for a while after they have declined.
 */
export async function inviteFormerMember(
  { UserId }: InputOf<Calls['inviteFormerMember']>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Calls['inviteFormerMember']>> {
  const { db, actor, now } = context
  const { roles, called } = await accessFormer(context, UserId)
  const declined = await listDeclined(db, actor.projectId, [UserId], now)
  if (declined.has(UserId)) throw ruleViolated('invitation_declined')
  const invitee = { userId: UserId, called, roles, projectFields: {} }
  const told = await invite([invitee], context, publicUrl)
  context.audit(told.length > 0 ? { subjectId: UserId, detail: { roles } } : { unchanged: true })
  return { ok: true }
}
