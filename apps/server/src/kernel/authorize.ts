import { roleMayCall } from '@telemachos/contract/core/admission'
import type { Access } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL, strongestRole, type Role } from '@telemachos/contract/core/roles'
import type { Actor, Principal } from './context.ts'
import { AppError, notFound } from './errors.ts'

/**
 * Decides as what a person makes a call, before anything is read for it.
 *
 * In the session's own project the person acts in the role chosen there, or in the first of those held
 * once that one is taken away, as their identity says (spec §6); in another project, in the most powerful. A project to which the person does not belong is answered
 * like one that does not exist.
 *
 * @param projectId the project that the input names; undefined for the session's own.
 * @throws unauthenticated, not_found (no such project for this person), forbidden (role).
 */
export function authorize(
  access: Exclude<Access, { anonymous: true }>,
  principal: Principal,
  projectId: number | undefined,
): Actor | undefined {
  const actor = actorIn(principal, projectId ?? principal.projectId)
  if (access.roles === 'everyone') return actor
  if (!actor) throw notFound('the caller does not belong to the project')
  if (!roleMayCall(access.roles, actor.role)) {
    throw new AppError('forbidden', { reason: `${actor.role} may not make this call` })
  }
  return actor
}

/**
 * As what a person acts in a project; undefined where they do not belong to it.
 *
 * ```ts
 * const memberships = new Map([[7, ['Translator', 'Admin']]])
 * const principal = { userId: 3, projectId: 7, role: 'Admin', memberships, superAdmin: false }
 * actorIn(principal, 7).role // => 'Admin'
 * actorIn(principal, 8) // => undefined
 * ```
 */
export function actorIn(principal: Principal, projectId: number | null): Actor | undefined {
  if (projectId === null) return undefined
  const role = roleIn(principal, projectId)
  if (!role) return undefined
  return { userId: principal.userId, projectId, role, level: ROLE_LEVEL[role] }
}

function roleIn(principal: Principal, projectId: number): Role | undefined {
  const held = principal.memberships.get(projectId) ?? []
  const available: readonly Role[] = principal.superAdmin ? ['SuperAdmin', ...held] : held
  if (principal.projectId === projectId)
    return available.find((role) => role === principal.role) ?? available[0]
  return strongestRole(available)
}
