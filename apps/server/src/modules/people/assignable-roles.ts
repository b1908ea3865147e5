import { ROLE_LEVEL, ROLES, type Role } from '@telemachos/contract/core/roles'

/**
 * The roles that somebody of a level may give and take: above level 1 only Mentor and Mentee (spec
 * §5), otherwise none of more power than their own, and never SuperAdmin.
 */
export function assignableRoles(level: number): Role[] {
  if (level > 1) return ['Mentor', 'Mentee']
  return ROLES.filter((role) => role !== 'SuperAdmin' && ROLE_LEVEL[role] >= level)
}
