import type { CallContext, PersonContext, Principal } from '../../kernel/context.ts'
import type { Role } from '@telemachos/contract/core/roles'
import { AppError } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { mayChangeCredentials, outranks, updateDefaultProject, within } from '../people/index.ts'
import * as account from './account-store.ts'
import * as consents from './consent-store.ts'
import { hashSecret } from './secrets.ts'
import * as standIns from './stand-in-store.ts'
import { deleteOwnSession } from './session-store.ts'
import { readStanding } from './store.ts'
import { listInvitees } from './token-store.ts'

/** Who may change a person's credentials, in the project where the caller is (see mayChangeCredentials). */
async function mayChangePassword(
  { db, principal }: PersonContext,
  userId: number,
): Promise<boolean> {
  if (userId === principal.userId || principal.superAdmin) return true
  const { projectId, role } = principal
  if (projectId === null || role !== 'Admin') return false
  const standing = await readStanding(db, userId)
  if (!standing?.places.some((place) => place.projectId === projectId)) return false
  return mayChangeCredentials(principal, { projectId, role }, { ...standing, userId })
}

/** Whose password the caller may change. */
export const accessPassword = access('person', mayChangePassword)

/** A member of the project whom the caller may invite by hand: with less power, wherever they have any. */
export const accessInvitee = access('person', async (context: CallContext, userId: number) => {
  const { db, actor, principal } = context
  const standing = await readStanding(db, userId)
  if (!standing || !outranks(principal, actor, standing)) return undefined
  const [person] = await listInvitees(db, actor.projectId, [userId])
  return person
})

/** A person whom a statement finds. */
export const knownPerson = found('person')

/** In the session's own project somebody is what they have chosen to be. */
function isAdminOf(
  projectId: number,
  { superAdmin, memberships, projectId: chosen, role }: Principal,
): boolean {
  if (superAdmin) return true
  const isHeld = memberships.get(projectId)?.includes('Admin') ?? false
  return isHeld && (projectId !== chosen || role === 'Admin')
}

/** Sets the default project of a person, which is their own choice, or an Admin's of the project (spec §6). */
export const changeDefaultProject = access(
  'person',
  ({ db, principal }: PersonContext, userId: number, projectId: number) =>
    (userId === principal.userId || isAdminOf(projectId, principal)) &&
    updateDefaultProject(db, userId, projectId),
)

/** What somebody is whose place an administrator may take in a project. */
export const accessStandIn = access(
  'person',
  ({ db }: PersonContext, pair: Parameters<typeof standIns.findStandInRoles>[1]) =>
    standIns.findStandInRoles(db, pair),
)

/** Whom an administrator may view as in the session's project, where they have the role. */
export const accessViewed = access(
  'person',
  async ({ db, principal, actor }: CallContext, viewedId: number, role: Role | undefined) => {
    const { sessionKey } = principal
    const [row] = await standIns.readViewRows(db, [{ sessionKey, viewedId }])
    const isHere = row?.projectId === actor.projectId
    return isHere && (role === undefined || row.roles.includes(role)) ? row : undefined
  },
)

/** Uses up a token of the same session. */
export const takeToken = access('token', ({ db, principal }: PersonContext, token: string) =>
  standIns.takeToken(db, principal.sessionKey, hashSecret(token)),
)

/** A session of the caller's own. */
export const ownSession = found('session')

/** Ends a session of somebody of the project over whom the caller has power everywhere; its key. */
export const accessSession = access(
  'session',
  async (context: CallContext, userId: number, number: number) => {
    const { db, actor, principal } = context
    context.markReachChecked()
    const standing = await readStanding(db, userId)
    const isHere = standing?.places.some(({ projectId }) => projectId === actor.projectId)
    if (!standing || !(isHere || actor.role === 'SuperAdmin')) return undefined
    if (!mayChangeCredentials(principal, actor, { ...standing, userId })) return undefined
    return deleteOwnSession(db, userId, number)
  },
)

/** A project of the caller's own. */
export const ownProject = found('project')

/** The caller's own membership, which the last Admin may not leave (the project would have none). */
export const accessLeaving = access(
  'membership',
  async ({ db, actor }: CallContext) => {
    const { roles, hasOtherAdmin } = await account.lockMembership(db, actor.projectId, actor.userId)
    return roles && { roles, hasOtherAdmin }
  },
  [
    ({ roles, hasOtherAdmin }) => !roles.includes('Admin') || hasOtherAdmin,
    () => new AppError('rule_violated', { fields: [{ field: 'ProjectId', rule: 'last_admin' }] }),
  ],
)

/** The caller's own consent, locked until the transaction ends. */
export const lockConsent = access('membership', async ({ db, actor }: CallContext) => {
  await consents.lockMembership(db, actor.projectId, actor.userId)
  const lacking = await consents.readLacking(db, actor.projectId, actor.userId)
  if (lacking === undefined) return undefined
  const last = await consents.findLastConsent(db, actor.projectId, actor.userId)
  return { last, lacking }
})

/** A consent text that is valid, or a consent that there is to take back. */
export const consentText = found('consent')

/** Agreeing to the text that is valid now. */
export const allowConsent = allow<{ version: number; current: number }, CallContext>([
  ({ version, current }) => version === current,
  ({ current }) => new AppError('conflict', { details: { Version: current } }),
])

/** The translation in which it was read, where it was: nobody has changed it meanwhile. */
export const allowRead = allow<
  { read: number | undefined; there: number | undefined },
  CallContext
>([
  ({ read, there }) => read === undefined || read === there,
  () => new AppError('conflict', { details: {} }),
])

/** A person of the project within reach, with their consents. */
export const accessConsents = access('person', (context: CallContext, userId: number) =>
  consents.isMember(
    context.db,
    context.actor.projectId,
    userId,
    within(context, { reads: 'named' }),
  ),
)
