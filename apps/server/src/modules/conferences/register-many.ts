import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { settleConditions } from '../actions/index.ts'
import { selectPeople } from '../people/index.ts'
import { announceSession } from './announce.ts'
import * as people from './people-store.ts'
import { insertPlaces, lockMentees } from './place-store.ts'
import { accessSessionPeople, allowRegistering } from './policy.ts'
import { lockSession } from './session-store.ts'
import { tellPeople } from './tell-people.ts'

type Calls = typeof contract.conferences.calls

/** A page of mentees within reach who could be registered in a session. */
export async function listCandidates(
  { SessionId, Search = '', page, count: size }: InputOf<Calls['listCandidates']>,
  context: CallContext,
): Promise<OutputOf<Calls['listCandidates']>> {
  const { session, reach } = await accessSessionPeople(context, SessionId)
  const wanted = { reach, filters: await selectPeople({ Search }, context) }
  await settleConditions(context.db, session.projectId, context.now)
  const { list, all } = await people.listCandidates(context.db, session, wanted, {
    page,
    count: size,
  })
  const { waiting } = await people.countPlaces(context.db, SessionId)
  const { capacity, taken } = session
  return {
    list,
    count: all,
    All: all,
    PlacesLeft: capacity === null ? null : Math.max(capacity - taken, 0),
    Waiting: waiting,
  }
}

/**
 * Registers many mentees in a session, by their names: as many as there are places get one, the others
 * wait. Whoever is not named and for whom the action is inactive, or not shown, is left out.
 * @throws not_found; conflict `count_changed` when they are not as many as the page said; otherwise as
 *   register.
 */
export async function registerMany(
  { SessionId, MenteeIds, Search = '', Expected }: InputOf<Calls['registerMany']>,
  context: CallContext,
): Promise<OutputOf<Calls['registerMany']>> {
  const { session: seen, reach } = await accessSessionPeople(context, SessionId)
  const wanted = {
    reach,
    filters:
      MenteeIds === null ? await selectPeople({ Search }, context) : [people.isOneOf(MenteeIds)],
  }
  const { db, actor, now } = context
  await settleConditions(db, seen.projectId, now)
  if (MenteeIds) requireOpen(await people.findClosed(db, seen, reach, MenteeIds))
  const ids = await people.listCandidateIds(db, seen, wanted, Expected)
  if (ids.length !== Expected) {
    throw new AppError('rule_violated', { details: { rule: 'count_changed', count: ids.length } })
  }
  await lockMentees(db, ids)
  const session = await lockSession(db, SessionId)
  allowRegistering(session, context)
  // Whoever got a place meanwhile is no candidate any more.
  const still = { ...wanted, filters: [people.isOneOf(ids)] }
  const open = await people.listCandidateIds(db, session, still, Expected)
  const given = await insertPlaces(db, session, open, { by: actor.userId, now })
  const told = given.map(({ menteeId, queue, state }) => ({
    sessionId: SessionId,
    menteeId,
    occasion: queue,
    waiting: state === 'waiting',
  }))
  await tellPeople(db, 'conferences.registered', told, { senderId: actor.userId, now })
  const waiting = given.filter(({ state }) => state === 'waiting').length
  const counts = { Registered: given.length - waiting, Waiting: waiting }
  context.audit({
    actionId: session.actionId,
    detail: { sessionId: SessionId, registered: counts.Registered, waiting },
  })
  announceSession(context, session)
  return counts
}

/** @throws rule_violated `action_inactive`, `action_unshown`, as register. */
function requireOpen(closed: { readonly isInactive: boolean } | undefined): void {
  if (closed) throw ruleViolated(closed.isInactive ? 'action_inactive' : 'action_unshown')
}
