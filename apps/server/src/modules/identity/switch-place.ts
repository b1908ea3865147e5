import type { SessionCache } from '../../kernel/domain.ts'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import type { PersonContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readIdentity } from './read-identity.ts'
import { updateSessionPlace } from './store.ts'
import { ownProject } from './policy.ts'

type Identity = OutputOf<typeof contract.identity.calls.getIdentity>

/**
 * Chooses another of the roles held in the current project.
 * @throws invalid_input when the role is not held there.
 */
export async function switchRole(
  role: Role,
  context: PersonContext,
  sessions: SessionCache,
): Promise<Identity> {
  const { projectId } = context.principal
  const identity = await readIdentity(context)
  if (projectId === null || !identity.Roles.includes(role))
    throw refuseField('Role', 'role_not_held')
  return moveTo({ projectId, role }, context, sessions)
}

/**
 * Chooses another project; its first role becomes current.
 * @throws not_found when the person does not belong to it.
 */
export async function switchProject(
  projectId: number,
  context: PersonContext,
  sessions: SessionCache,
): Promise<Identity> {
  const { Projects } = await readIdentity(context)
  const role = ownProject(Projects.find((project) => project.Id === projectId)?.Roles[0])
  return moveTo({ projectId, role }, context, sessions)
}

async function moveTo(
  place: { projectId: number; role: Role },
  context: PersonContext,
  sessions: SessionCache,
): Promise<Identity> {
  const { sessionKey } = context.principal
  await updateSessionPlace(context.db, sessionKey, place.projectId, place.role)
  context.afterCommit(() => sessions.forget(sessionKey))
  context.audit({ projectId: place.projectId, detail: { role: place.role } })
  return readIdentity(context, place)
}
