import { impersonationRefusal, roleMayCall } from '@telemachos/contract/core/admission'
import { strongestRole } from '@telemachos/contract/core/roles'
import type { CallName } from './contract-types.ts'
import { declaredCall, rolesOfCall } from './declared-calls.ts'
import { useIdentity, type Identity } from './identity.ts'

/** Who would make a call, and whether in a project that is archived. */
interface Caller extends Pick<Identity, 'Role' | 'StandIn'> {
  readonly isArchived?: boolean
}

/**
 * Whether somebody may make a call as who they are here, by the contract: what the page offers, the
 * server lets through. Which people and things the call reaches is the server's to say.
 *
 * Who only views as somebody sees what the person would see; a write says by itself that viewing
 * changes nothing.
 */
export function mayMake({ Role, StandIn, isArchived = false }: Caller, name: CallName) {
  const declared = declaredCall(name)
  const [, , , kind, , impersonation] = declared
  if (isArchived && kind === 'write') return false
  const effect = kind === 'read' ? 'read' : 'write'
  const roles = rolesOfCall(declared)
  if (
    StandIn &&
    impersonationRefusal({ effect, ...(impersonation && { impersonation }) }, 'acting')
  )
    return false
  return Role === null ? roles === 'everyone' : roleMayCall(roles, Role)
}

/** Tells of a call whether who is signed in may make it: `may('grid.startExport')`. Only below the shell. */
export function useMay(): (name: CallName) => boolean {
  const identity = useIdentity()
  return (name) => mayMake({ ...identity, isArchived: isArchived(identity) }, name)
}

/** The same of calls about a project, which need not be the current one. */
export function useMayIn(projectId: number): (name: CallName) => boolean {
  const identity = useIdentity()
  const there = {
    ...identity,
    Role: roleIn(identity, projectId),
    isArchived: isArchived(identity, projectId),
  }
  return (name) => mayMake(there, name)
}

/** Whether the project that somebody is in is archived: its writes are refused. */
export const useIsArchived = (): boolean => isArchived(useIdentity())

/** Whether a project of the person's, the current one without an id, is archived. */
const isArchived = ({ ProjectId, Projects }: Identity, projectId = ProjectId): boolean =>
  Projects.some(({ Id, ArchivedAt }) => Id === projectId && ArchivedAt !== null)

/** As what somebody acts in a project, as the server decides it (kernel/authorize.ts). */
export function roleIn(
  { ProjectId, Role, Projects }: Pick<Identity, 'ProjectId' | 'Role' | 'Projects'>,
  projectId: number,
): Identity['Role'] {
  if (projectId === ProjectId) return Role
  return strongestRole(Projects.find(({ Id }) => Id === projectId)?.Roles ?? []) ?? null
}
