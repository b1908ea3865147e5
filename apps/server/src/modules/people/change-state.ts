import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL, ROLES } from '@telemachos/contract/core/roles'
import { identityChanged } from '@telemachos/contract/identity/events'
import { stateChanged } from '@telemachos/contract/people/state-events'
import { transitionsOf } from '@telemachos/contract/people/states'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { AppError } from '../../kernel/errors.ts'
import { lockAdmins } from './admins-store.ts'
import { selected } from './list-people.ts'
import type { PeopleSelected } from './people-list-store.ts'
import { findLastStateChange } from './last-change-store.ts'
import { requireConfirmed } from './confirm-act.ts'
import { within } from './reach/index.ts'
import { accessChange, accessPerson, knownPerson } from './policy.ts'
import * as store from './state-store.ts'
import { assignedStaffOf } from './staff-audience.ts'

type Calls = typeof contract.people.calls
type Many = Calls['setActiveStateMany']

/**
 * Changes one person's state (spec §4).
 * @returns the state that the person now has.
 * @throws not_found for a person out of reach; rule_violated for oneself, for somebody of the same
 *   or more power (but for an Admin), for the last Admin of a project, and for a step not allowed;
 *   conflict, with who and when, where the state is no longer the one that was seen.
 */
export async function setActiveState(
  { UserId, State, Seen }: InputOf<Calls['setActiveState']>,
  context: CallContext,
): Promise<OutputOf<Calls['setActiveState']>> {
  await accessPerson(context, UserId)
  await lockAdmins(context.db)
  if (Seen !== undefined) await requireSeen(context, UserId, [Seen, State])
  const wanted = store.wanting(reached(context, [store.isPerson(UserId)]), State)
  const changer = changerOf(context)
  const [judged] = await store.countObstacles(context.db, wanted, changer)
  if (judged?.because === 'unchanged') context.audit({ unchanged: true })
  else if (judged?.because) throw refuse(judged.because)
  else announce(await store.applyStates(context.db, wanted, changer), context)
  return State
}

/** The state is the one that was seen, or already what it is to become: a repeated attempt is none. */
async function requireSeen(
  { db, actor }: CallContext,
  userId: number,
  seen: readonly number[],
): Promise<void> {
  if (seen.includes(await store.lockState(db, userId))) return
  const last = await findLastStateChange(db, actor.projectId, userId)
  throw new AppError('conflict', { details: { ...last } })
}

/**
 * Changes the states of all who match and may be changed; the others stay as they are.
 * @throws not_found where people are named and none of them is there, or within reach.
 */
export async function setActiveStateMany(
  input: InputOf<Many>,
  context: CallContext,
): Promise<OutputOf<Many>> {
  const { db, actor } = context
  const wanted = await wantedBy(input, context)
  const changer = changerOf(context)
  await lockAdmins(db)
  if (input.Ids) knownPerson((await store.countObstacles(db, wanted, changer)).length > 0)
  const changed = await store.applyStates(db, wanted, changer)
  await requireConfirmed(context, changed.length, input.Confirmed)
  announce(changed, context)
  if (changed.length === 0) return { count: 0, Change: null }
  const Change = await store.keepChange(db, actor.projectId, actor.userId, changed)
  return { count: changed.length, Change }
}

/** What the same input would change. */
export async function countStateChange(
  input: InputOf<Calls['countStateChange']>,
  context: CallContext,
): Promise<OutputOf<Calls['countStateChange']>> {
  const wanted = await wantedBy(input, context)
  const counts = await store.countObstacles(context.db, wanted, changerOf(context))
  const of = (because: store.Obstacle | null): number =>
    counts.find((count) => count.because === because)?.count ?? 0
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const { Roles, Left } = await store.describeChange(
    context.db,
    wanted,
    changerOf(context),
    context.actor.projectId,
  )
  return {
    count: of(null),
    Unchanged: of('unchanged'),
    Refused: all - of(null) - of('unchanged'),
    Roles,
    Left,
  }
}

/**
 * Gives people back the states that they had before the caller changed them together.
 * @throws not_found for a change of somebody else, or of more than an hour ago.
 */
export async function undoStateChange(
  { Change }: InputOf<Calls['undoStateChange']>,
  context: CallContext,
): Promise<OutputOf<Calls['undoStateChange']>> {
  const { db } = context
  const people = reached(context, [])
  await accessChange(context, Change)
  await lockAdmins(db)
  const changed = await store.applyStates(db, store.wantingBack(people, Change), changerOf(context))
  announce(changed, context)
  const left = await store.listLeft(
    db,
    people,
    Change,
    changed.map(({ userId }) => userId),
  )
  return { count: changed.length, ...left }
}

function reached(context: CallContext, filters: Sql[]): PeopleSelected {
  return { projectId: context.actor.projectId, reach: within(context, { reads: 'all' }), filters }
}

async function wantedBy(
  { State, Ids, Confirmed: _, ...filter }: InputOf<Many>,
  context: CallContext,
) {
  const people = await selected(filter, context)
  const filters = Ids ? [...people.filters, store.isOneOf(Ids)] : people.filters
  return store.wanting({ ...people, filters }, State)
}

/** Only an Admin changes people of their own power, where both are Admin; nobody those above them. */
function changerOf({ actor, principal }: CallContext): store.Changer {
  const { userId, role, level } = actor
  const isAdmin = level === ROLE_LEVEL.Admin
  const held = [...principal.memberships]
  return {
    userId,
    superAdmin: principal.superAdmin,
    transitions: transitionsOf(role),
    protectedRoles: isAdmin ? [] : ROLES.filter((one) => ROLE_LEVEL[one] <= level),
    administers: held.filter(([, roles]) => roles.includes('Admin')).map(([id]) => id),
  }
}

function refuse(rule: store.Obstacle): AppError {
  return new AppError('rule_violated', { fields: [{ field: 'State', rule }] })
}

function announce(changed: readonly store.Changed[], context: CallContext): void {
  if (changed.length === 0) return context.audit({ unchanged: true })
  for (const { userId, from, to } of changed)
    context.audit({ subjectId: userId, detail: { from, to } })
  const { projectId, userId } = context.actor
  context.emit(identityChanged, {}, { users: changed.map((person) => person.userId) })
  context.emit(
    stateChanged,
    { ProjectId: projectId },
    { project: projectId, users: [userId], rooms: staffOf(projectId, changed) },
  )
}

/** Beyond this many people, only those who administer the project hear of it at once. */
const HEARD_OF = 100

const staffOf = (projectId: number, changed: readonly store.Changed[]) =>
  changed.length > HEARD_OF
    ? []
    : assignedStaffOf(
        projectId,
        changed.map(({ userId }) => userId),
      )
