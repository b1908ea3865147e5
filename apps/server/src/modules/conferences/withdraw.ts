import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { announceSession } from './announce.ts'
import { withdrawPlace } from './place-store.ts'
import { accessSessionFor, allowWithdrawing } from './policy.ts'
import { promote } from './promote.ts'
import { lockSession } from './session-store.ts'
import { tellPeople } from './tell-people.ts'
import { withdrawNotices } from './withdraw-notices.ts'

type Withdraw = typeof contract.conferences.calls.withdraw

/**
 * Gives up a mentee's place in a session, which goes to who waits longest, or their wait for one.
 * @throws not_found; rule_violated `session_cancelled`, `session_begun`, `no_place`.
 */
export async function withdraw(
  { SessionId, MenteeId }: InputOf<Withdraw>,
  context: CallContext,
): Promise<OutputOf<Withdraw>> {
  const { actionId } = (await accessSessionFor(context, SessionId, MenteeId)).session
  const { db, actor, now, requestId } = context
  const session = await lockSession(db, SessionId)
  allowWithdrawing(session, context)
  if (!(await withdrawPlace(db, SessionId, MenteeId, now))) throw ruleViolated('no_place')
  await withdrawNotices(db, [{ sessionId: SessionId, menteeId: MenteeId }], now)
  if (MenteeId !== actor.userId) {
    const told = [{ sessionId: SessionId, menteeId: MenteeId, occasion: requestId }]
    await tellPeople(db, 'conferences.withdrawn', told, { senderId: actor.userId, now })
  }
  await promote(db, [SessionId], { now, senderId: actor.userId })
  context.audit({ subjectId: MenteeId, actionId, detail: { sessionId: SessionId } })
  announceSession(context, session)
  return { ok: true }
}
