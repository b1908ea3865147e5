import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { announceSession } from './announce.ts'
import { listConcerned } from './notice-store.ts'
import { accessSession, allowWithdrawing } from './policy.ts'
import { requireVersion } from './save-session.ts'
import * as store from './session-store.ts'
import { tellPeople } from './tell-people.ts'
import { withdrawNotices } from './withdraw-notices.ts'

type CancelSession = typeof contract.conferences.calls.cancelSession

/**
 * Cancels a session that has not begun, with the places in it, and tells its people why.
 * @throws not_found; conflict when somebody has changed it since; rule_violated `session_cancelled`,
 *   `session_begun`.
 */
export async function cancelSession(
  { SessionId, Version, Reason }: InputOf<CancelSession>,
  context: CallContext,
): Promise<OutputOf<CancelSession>> {
  await accessSession(context, SessionId)
  const { db, actor, now } = context
  const session = await store.lockSession(db, SessionId)
  allowWithdrawing(session, context)
  await requireVersion(context, session, Version)
  const concerned = await listConcerned(db, SessionId)
  await store.cancelSession(db, SessionId, Reason, { by: actor.userId, now })
  const told = concerned.map((menteeId) => ({ sessionId: SessionId, menteeId, occasion: Version }))
  await withdrawNotices(db, told, now)
  await tellPeople(db, 'conferences.cancelled', told, { senderId: actor.userId, now })
  context.audit({
    actionId: session.actionId,
    detail: { sessionId: SessionId, told: concerned.length },
  })
  announceSession(context, session)
  return { Told: concerned.length }
}
