import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { MARKING_ROLES, RUNNING_ROLES } from '@telemachos/contract/conferences/roles'
import { OVERSEEING_ROLES, roleAllowed, type Role } from '@telemachos/contract/core/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { accessCell, readerOf, visibleFlags, type Cell } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { registrationOf } from './registration.ts'
import { findConference, findSession, type SessionRow } from './session-store.ts'

/** Conferences are actions of this type (spec §3). */
export const CONFERENCE = ACTION_TYPES.conference

/** Whether the caller makes, changes and cancels sessions. */
export function mayRun({ role }: Actor): boolean {
  return roleAllowed(role, RUNNING_ROLES)
}

/** Whether the caller registers mentees within reach and says who was there. */
export function mayMark({ role }: Actor): boolean {
  return roleAllowed(role, MARKING_ROLES)
}

/** Whether the caller registers people outside the time for it as well. */
export function registersAnytime(role: Role): boolean {
  return roleAllowed(role, OVERSEEING_ROLES)
}

/** A conference that the caller sees; for a mentee, as far as its ShowCondition holds. */
export const accessConference = access(
  'conference',
  async (context: CallContext, actionId: number) => {
    const { db, actor } = context
    if (actor.role === 'Mentee') await accessCell(context, actor.userId, actionId)
    const key = { projectId: actor.projectId, actionId }
    return findConference(db, key, visibleFlags(actor.role, true), readerOf(context))
  },
  [({ typeId }) => typeId === CONFERENCE, 'not_found'],
)

/** A session of a conference that the caller sees. */
export const accessSession = access('session', async (context: CallContext, sessionId: number) => {
  const { db, actor } = context
  const flags = visibleFlags(actor.role, true)
  const session = await findSession(db, actor.projectId, sessionId, flags)
  // What a mentee sees depends on conditions besides the flags.
  if (session && actor.role === 'Mentee') await accessCell(context, actor.userId, session.actionId)
  return session
})

/**
 * The same with the people of whom the caller may hear, or whom they may register, as conditions on a row of
 * `memberships m`: of all, or of those who are named.
 */
export async function accessSessionPeople(context: CallContext, sessionId: number) {
  // Before the session is looked for: see runCall.
  context.markReachChecked()
  const session = await accessSession(context, sessionId)
  const { actionId } = session
  return {
    session,
    reach: within(context, { reads: 'all', actionId }),
    named: within(context, { reads: 'named', actionId }),
  }
}

/** The same with a mentee whom the caller reaches in its action. */
export async function accessSessionFor(
  context: CallContext,
  sessionId: number,
  menteeId: number,
): Promise<{ session: SessionRow; cell: Cell }> {
  context.markReachChecked()
  const session = await accessSession(context, sessionId)
  return { session, cell: await accessCell(context, menteeId, session.actionId) }
}

const isNotCancelled = ({ state }: SessionRow) => state !== 'cancelled'

/** Changing a session that is not off. */
export const allowChanging = allow([isNotCancelled, () => ruleViolated('session_cancelled')])

/** Giving up a place, before the session begins. */
export const allowWithdrawing = allow<SessionRow, CallContext>(
  [isNotCancelled, () => ruleViolated('session_cancelled')],
  [({ begins }, { now }) => new Date(begins) > now, () => ruleViolated('session_begun')],
)

/** Saying who was there, once the session has begun. */
export const allowMarking = allow<SessionRow, CallContext>(
  [isNotCancelled, () => ruleViolated('session_cancelled')],
  [({ begins }, { now }) => new Date(begins) <= now, () => ruleViolated('session_not_begun')],
)

/** A mentee who may come to the conference; others may register them before it is open to them. */
export const allowComing = allow<Cell, CallContext>([
  ({ completedAt }) => completedAt === null,
  () => ruleViolated('already_completed'),
])

const isWindow =
  (state: ReturnType<typeof registrationOf>) =>
  (session: SessionRow, { actor, now }: CallContext) =>
    registersAnytime(actor.role) || registrationOf(session, now) !== state

/** Registering now. Where a session has begun, nobody waits any more. */
export const allowRegistering = allow<SessionRow, CallContext>(
  [isNotCancelled, () => ruleViolated('session_cancelled')],
  [isWindow('begun'), () => ruleViolated('session_begun')],
  [isWindow('early'), () => ruleViolated('registration_early')],
  [isWindow('closed'), () => ruleViolated('registration_closed')],
  [
    ({ begins, capacity, taken }, { now }) =>
      new Date(begins) > now || capacity === null || taken < capacity,
    () => ruleViolated('session_full'),
  ],
)

/** Places in a session, of people within reach, all of which a statement found. */
export const presentPlaces = found('place in the session')
