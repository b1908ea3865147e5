import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { allowDoing, readerOf } from '../actions/index.ts'
import { announceSession } from './announce.ts'
import { listOverlaps } from './overlap-store.ts'
import * as places from './place-store.ts'
import { accessSessionFor, allowComing, allowRegistering } from './policy.ts'
import { lockSession } from './session-store.ts'
import { tellPeople } from './tell-people.ts'

type Register = typeof contract.conferences.calls.register

/**
 * Registers a mentee in a session, or has them wait for a place. Simultaneous attempts wait for one
 * another on the session's row, so that places are given in the order of those attempts.
 * @throws not_found; rule_violated `session_cancelled`, `session_begun`, `registration_early`,
 *   `registration_closed`, `session_full`, `already_completed`, `has_place`, `action_inactive`,
 *   `action_unshown`, and for a mentee `not_enabled`.
 */
export async function register(
  { SessionId, MenteeId }: InputOf<Register>,
  context: CallContext,
): Promise<OutputOf<Register>> {
  const { cell } = await accessSessionFor(context, SessionId, MenteeId)
  const { db, actor, now } = context
  await places.lockMentees(db, [MenteeId])
  const session = await lockSession(db, SessionId)
  allowRegistering(session, context)
  allowComing(cell, context)
  allowDoing(cell, context)
  if (await places.hasPlace(db, session, MenteeId)) throw ruleViolated('has_place')
  const change = { by: actor.userId, now }
  const [place] = await places.insertPlaces(db, session, [MenteeId], change)
  if (!place) throw ruleViolated('has_place')
  if (MenteeId !== actor.userId) {
    const { queue, state } = place
    const waiting = state === 'waiting'
    const told = [{ sessionId: SessionId, menteeId: MenteeId, occasion: queue, waiting }]
    await tellPeople(db, 'conferences.registered', told, { senderId: actor.userId, now })
  }
  context.audit({
    subjectId: MenteeId,
    actionId: session.actionId,
    detail: {
      sessionId: SessionId,
      state: place.state,
    },
  })
  announceSession(context, session)
  const seer = { projectId: actor.projectId, reader: readerOf(context) }
  return {
    State: place.state,
    Position: await places.positionOf(db, SessionId, MenteeId),
    Overlaps: await listOverlaps(db, SessionId, MenteeId, seer),
  }
}
