import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { insertMembers, refusal, report, type Verdicts } from './add-users.ts'
import { declinedAmong, invite } from './invite-known.ts'
import { accessTarget, administeredProjects } from './policy.ts'
import {
  addMatching,
  findMembersOf,
  selectPeople,
  requireConfirmed,
  within,
} from '../people/index.ts'
import { tellPeople } from './tell-people.ts'

type Calls = typeof contract.imports.calls

/**
 * Makes those who match among the mentees of one project, `ProjectId`, mentees of another one too,
 * `CurrentProjectId`: a filter names its own project, and the current one is that which is open
 * (spec §3, mentor filter state).
 * @throws not_found or forbidden unless the caller administers the project that they are brought into;
 *   invalid_input `same_project` where both are one.
 */
export async function addExistingMentees(
  input: InputOf<Calls['addExistingMentees']>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Calls['addExistingMentees']>> {
  const { CurrentProjectId, Search, Filter, Roles, setDefault } = input
  const { db, actor, now } = context
  const inTarget = { ...context, actor: await accessTarget(context, CurrentProjectId) }
  const { found, added, from, into } = await addMatching(db, {
    fromProjectId: actor.projectId,
    intoProjectId: CurrentProjectId,
    conditions: [
      within(context, { reads: 'all' }),
      ...(await selectPeople({ Search, Filter, Roles }, context)),
    ],
    setDefault,
    now,
    language: context.language,
  })
  await requireConfirmed(inTarget, found, input.Confirmed)
  if (added.length === 0) context.audit({ unchanged: true })
  // It happened to the project that they are in from now on, whose log it is.
  for (const subjectId of added)
    context.audit({ subjectId, projectId: CurrentProjectId, detail: { from: actor.projectId } })
  await tellPeople('joined', added, inTarget, publicUrl)
  return { Found: found, Added: added.length, From: from, Into: into }
}

/**
 * Makes people of other projects that the caller administers mentees of this one, by user name. Who has left it
 * is invited, unless they have declined.
 */
export async function addEvaluationMentees(
  { Users }: InputOf<Calls['addEvaluationMentees']>,
  context: CallContext,
  publicUrl: string,
): Promise<Verdicts> {
  const { db, actor } = context
  const projects = administeredProjects(context)
  const found = await findMembersOf(db, actor.projectId, projects, Users)
  const people = new Map(found.map((one) => [one.place, one]))
  const wanted = found.filter(
    (one, at) => !one.isMember && found.findIndex(({ userId }) => userId === one.userId) === at,
  )
  const declined = await declinedAmong(people, context)
  const members = wanted.map(({ place, userId, username }) => ({
    ...NOTHING_NEW,
    place,
    userId,
    username,
  }))
  const former = new Set(wanted.flatMap(({ hasLeft, userId }) => (hasLeft ? userId : [])))
  const asked = members.filter(({ userId }) => former.has(userId) && !declined.has(userId))
  await invite(
    asked.map((one) => ({ ...one, called: one.username })),
    context,
    publicUrl,
  )
  const joined = await insertMembers(
    members.filter(({ userId }) => !former.has(userId)),
    context,
  )
  const taken = wanted.flatMap(({ place, userId }) => (joined.has(place) ? [userId] : []))
  await tellPeople('joined', taken, context, publicUrl)
  const rows = Users.map((_user, place) => {
    const person = people.get(place)
    if (!person) return refusal([{ field: 'Username', rule: 'unknown_user' }], [], context)
    const { username: Username, userId } = person
    if (former.has(userId) && declined.has(userId))
      return refusal([{ field: 'Username', rule: 'invitation_declined' }], [], context)
    if (former.has(userId))
      return { Verdict: 'invited' as const, Username, UserId: null, Faults: [], Ignored: [] }
    const Verdict = joined.has(place) ? ('joined' as const) : ('already' as const)
    const UserId = joined.get(place) ?? null
    return { Verdict, Username, UserId, Faults: [], Ignored: [] }
  })
  return report(rows, context)
}

/** What is not written of somebody who is known already. */
const NOTHING_NEW = {
  firstName: '',
  lastName: '',
  email: '',
  sortKey: '',
  searchKey: '',
  roles: ['Mentee'],
  fields: {},
  projectFields: {},
} as const
