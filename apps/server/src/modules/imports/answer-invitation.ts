import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import type { PersonContext } from '../../kernel/context.ts'
import type { SessionCache } from '../../kernel/domain.ts'
import { joinMembers, knownPlaces, listTakenNumbers, lockNumbers } from '../people/index.ts'
import { acceptedInvitations } from './accepted-invitations.ts'
import * as store from './invitation-store.ts'
import { isValid, ownInvitation } from './policy.ts'

type Calls = typeof contract.imports.calls

/** The invitations that wait for the caller's answer. */
export async function listOwnInvitations({
  db,
  principal,
  now,
}: PersonContext): Promise<OutputOf<Calls['listOwnInvitations']>> {
  const found = await store.listWaiting(db, principal.userId, now, principal.language)
  return found.filter(isValid).map(({ projectId, project, byName, roles, at, until }) => ({
    ProjectId: projectId,
    Project: project,
    By: byName,
    Roles: roles,
    At: at,
    Until: until,
  }))
}

/**
 * Accepts or declines an invitation. Who accepts is a member from now on, as the invitation says.
 * @throws not_found for an invitation that is not there, or whose sender may no longer give its roles.
 */
export async function answerInvitation(
  { Project, Accept }: InputOf<Calls['answerInvitation']>,
  context: PersonContext,
  sessions: SessionCache,
): Promise<OutputOf<Calls['answerInvitation']>> {
  const { db, principal, now } = context
  const { userId, sessionKey } = principal
  const found = await store.listWaiting(db, userId, now, principal.language, Project)
  const invitation = ownInvitation(found.find(isValid))
  context.audit({ projectId: Project, subjectId: userId, detail: { accepted: Accept } })
  if (!Accept) {
    ownInvitation(await store.declineInvitation(db, Project, userId, now))
    return { ok: true }
  }
  ownInvitation(await store.takeInvitation(db, Project, userId, now))
  await join(invitation, context)
  for (const port of acceptedInvitations.all()) await port.afterAccepting(context, Project)
  context.afterCommit(() => sessions.forget(sessionKey))
  context.emit(identityChanged, {}, { users: [userId] })
  return { ok: true }
}

async function join(
  { projectId, by, roles, fields, relation }: store.Invitation,
  { db, principal, now }: PersonContext,
): Promise<void> {
  const { userId } = principal
  await joinMembers(db, { projectId, by, now, relation }, [
    {
      place: 0,
      userId,
      username: '',
      firstName: '',
      lastName: '',
      email: '',
      sortKey: '',
      searchKey: '',
      roles,
      fields: {},
      projectFields: await freeNumbers(projectId, userId, fields, db),
    },
  ])
}

/** Without the registry number, where somebody else has been given it meanwhile. */
async function freeNumbers(
  projectId: number,
  userId: number,
  fields: Readonly<Record<string, string>>,
  db: PersonContext['db'],
): Promise<Readonly<Record<string, string>>> {
  const places = await knownPlaces(db, projectId, 'kayas')
  const names = places.filter(({ place }) => place === 'membership').map(({ name }) => name)
  const values = names.flatMap((name) => (fields[name] ? [{ userId, value: fields[name] }] : []))
  if (values.length === 0) return fields
  await lockNumbers(db, projectId, 'update')
  const taken = await listTakenNumbers(db, projectId, values)
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !names.includes(name) || !taken.has(value)),
  )
}
