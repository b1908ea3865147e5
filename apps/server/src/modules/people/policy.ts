import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { countActions, countShown, holdsRole } from './linking-people-store.ts'
import type { HolderKind } from './linking-store.ts'
import { findAccount, findProfile, lockProfile, lockRoles } from './profile-store.ts'
import { within } from './reach/index.ts'
import { isOwnChange } from './state-store.ts'
import { findMember, type Member } from './store.ts'

/** A person within reach. */
export const accessPerson = access(
  'person',
  (context: CallContext, userId: number, actionId?: number | 'none') =>
    findMember(
      context.db,
      context.actor.projectId,
      userId,
      within(context, { reads: 'named', actionId }),
    ),
)

/** The same of what is on record of them, also once they have left. */
export const accessRecords = access('person', (context: CallContext, userId: number) =>
  findMember(context.db, context.actor.projectId, userId, within(context, { reads: 'records' })),
)

/** The same with their account; everybody has their own. */
export const accessAccount = access('person', (context: CallContext, userId: number) =>
  findAccount(
    context.db,
    context.actor.projectId,
    userId,
    within(context, { reads: 'namedOrSelf' }),
  ),
)

/** The same with what the fields of their profile say. */
export const accessProfile = access('person', (context: CallContext, userId: number) =>
  findProfile(
    context.db,
    context.actor.projectId,
    userId,
    within(context, { reads: 'namedOrSelf' }),
  ),
)

/** The same, locked until the transaction ends, for those within a reach. */
export const lockReached = access('person', (context: CallContext, userId: number, reach: Sql) =>
  lockProfile(context.db, context.actor.projectId, userId, reach),
)

/** A person's roles, locked, and whether the project has another Admin. */
export const accessRoles = access('person', async (context: CallContext, userId: number) => {
  const { projectId } = context.actor
  const { roles, hasOtherAdmin } = await lockRoles(
    context.db,
    projectId,
    userId,
    within(context, { reads: 'named' }),
  )
  return roles && { roles, hasOtherAdmin }
})

/** People of whom a statement finds the caller's among those within reach. */
export const knownPerson = found('person')

/** The caller as a member of the project. */
export const knownMember = found('member')

/** A view of the caller's own or, for who manages the project, a shared one. */
export const ownView = found('view')

/** A change of states that is the caller's to take back. */
export const accessChange = access('change', ({ db, actor }: CallContext, changeId: number) =>
  isOwnChange(db, actor.projectId, actor.userId, changeId),
)

/** Actions that the project has. */
export const accessActions = access(
  'action',
  async ({ db, actor }: CallContext, actionIds: readonly number[]) =>
    (await countActions(db, actor.projectId, actionIds)) === actionIds.length,
)

const isMentee = ({ roles }: Member) => roles.includes('Mentee')

/** A mentee within reach, to be given a mentor. */
export const accessMentee = access('person', accessPerson, [
  isMentee,
  () => ruleViolated('no_mentee'),
])

const ROLES_OF: Record<HolderKind, readonly string[]> = {
  mentor: ['Mentor'],
  supervisor: ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'],
  coordinator: ['Coordinator'],
}

/** Whether all of some people can look after others: they hold the role, are active and within reach. */
export async function areHolders(
  context: CallContext,
  kind: HolderKind,
  ids: readonly number[],
): Promise<boolean> {
  const { db, actor } = context
  const wanted = [...new Set(ids)]
  const conditions = [holdsRole(ROLES_OF[kind]), within(context, { reads: 'named' })]
  return (await countShown(db, actor.projectId, wanted, conditions)) === wanted.length
}

/** The same, where they have to be there. */
export const requireHolders = access('person', areHolders)

/** The mentor of one mentee who was found: who looks after nobody and who is out of reach, alike. */
export const allowMentor = allow<{ readonly holds: boolean }, CallContext>([
  ({ holds }) => holds,
  () => refuseField('MentorId', 'mentor_not_found'),
])

/** How the roles that hold a kind of relation are told apart. */
export const rolesOf = (kind: HolderKind): readonly string[] => ROLES_OF[kind]
