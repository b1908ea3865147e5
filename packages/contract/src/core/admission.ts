import type { CallDefinition } from './define-call.ts'
import { roleAllowed, type Role } from './roles.ts'

/** Whom a call is for, by role. */
export type CallRoles = readonly Role[] | 'everyone'

/** How an administrator impersonates somebody: logged in as them, or only viewing as them. */
export type ImpersonationMode = 'acting' | 'viewing'

/**
 * Whether a role may make a call that is for these roles; the server decides by it, and the page
 * offers by it.
 *
 * ```ts
 * roleMayCall(['Admin', 'Mentor'], 'Mentor') // => true
 * roleMayCall(['Admin', 'Mentor'], 'Mentee') // => false
 * roleMayCall('everyone', 'Mentee') // => true
 * ```
 */
export function roleMayCall(roles: CallRoles, role: Role): boolean {
  return roles === 'everyone' || roleAllowed(role, roles)
}

/**
 * With which error a call is refused to an administrator who impersonates somebody: viewing changes
 * nothing, and some things only people themselves do or have. Undefined where it is let through.
 *
 * ```ts
 * impersonationRefusal({ effect: 'write' }, 'viewing') // => 'viewing_only'
 * impersonationRefusal({ effect: 'write', impersonation: 'always' }, 'viewing') // => undefined
 * impersonationRefusal({ effect: 'write', impersonation: 'refused' }, 'acting') // => 'own_person_only'
 * impersonationRefusal({ effect: 'read', own: 'all' }, 'viewing') // => 'own_person_only'
 * impersonationRefusal({ effect: 'read', own: 'part' }, 'viewing') // => undefined
 * ```
 */
export function impersonationRefusal(
  { effect, impersonation, own }: Pick<CallDefinition, 'effect' | 'impersonation' | 'own'>,
  mode: ImpersonationMode,
): 'viewing_only' | 'own_person_only' | undefined {
  if (mode === 'viewing' && effect === 'write' && impersonation !== 'always') return 'viewing_only'
  return impersonation === 'refused' || own === 'all' ? 'own_person_only' : undefined
}

/**
 * Whether a call is refused in a project that is archived.
 *
 * ```ts
 * isRefusedInArchive({ effect: 'write', access: { roles: 'everyone', scope: 'project' } }) // => true
 * isRefusedInArchive({ effect: 'write', access: { roles: 'everyone', scope: 'self' } }) // => false
 * isRefusedInArchive({ effect: 'read', access: { roles: 'everyone', scope: 'project' } }) // => false
 * ```
 */
export function isRefusedInArchive({
  effect,
  access,
  whileArchived,
}: Pick<CallDefinition, 'effect' | 'access' | 'whileArchived'>): boolean {
  if (effect === 'read' || 'anonymous' in access) return false
  if (whileArchived !== undefined) return whileArchived === 'refused'
  return access.scope === 'project' || access.scope === 'relation'
}
