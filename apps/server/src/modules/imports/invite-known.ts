import type { CallContext } from '../../kernel/context.ts'
import { reachAs, type Known, type NewMember } from '../people/index.ts'
import { insertInvitations, listDeclined, type Invitee } from './invitation-store.ts'
import { administeredProjects } from './policy.ts'
import { tellPeople } from './tell-people.ts'

/** Who of those who are known has declined an invitation of the project. */
export async function declinedAmong(
  known: ReadonlyMap<number, Pick<Known, 'userId' | 'isMember'>>,
  { db, actor, now }: CallContext,
): Promise<ReadonlySet<number>> {
  const ids = [...known.values()].flatMap(({ userId, isMember }) => (!isMember && userId) || [])
  return ids.length > 0 ? listDeclined(db, actor.projectId, ids, now) : new Set()
}

/**
 * Whether the caller has a say over somebody in a project to which they belong. Over whoever has left this one
 * nobody has: they are asked.
 */
export function saysOf(context: CallContext): (known: Known) => boolean {
  const administered = administeredProjects(context)
  return ({ places, hasLeft }) =>
    !hasLeft &&
    (administered === 'all' || places.some((projectId) => administered.includes(projectId)))
}

/** Invites people, and tells those who do not know yet; @returns whom it is new for. */
export async function invite(
  people: readonly (Pick<NewMember, 'roles' | 'projectFields'> &
    Pick<Invitee, 'userId' | 'called'>)[],
  context: CallContext,
  publicUrl: string,
): Promise<readonly number[]> {
  if (people.length === 0) return []
  const { db, actor, now } = context
  const inviting = {
    projectId: actor.projectId,
    by: actor.userId,
    now,
    relation: relationOf(context),
  }
  const invitees = people.map(({ userId, called, roles, projectFields }) => ({
    userId,
    called,
    roles,
    fields: projectFields,
  }))
  const invited = await insertInvitations(db, inviting, invitees)
  const told = invited.flatMap(({ userId, isToBeTold }) => (isToBeTold ? userId : []))
  await tellPeople('invited', told, context, publicUrl)
  return invited.map(({ userId }) => userId)
}

/** Whose reach is a set has in it whom they add: otherwise they could not see them again. */
export function relationOf(context: CallContext): 'coordinator' | 'supervisor' | null {
  const reach = reachAs(context)
  if (reach === 'coordinated') return 'coordinator'
  return reach === 'supervised' ? 'supervisor' : null
}
