import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import type { Actor, Principal } from '../../kernel/context.ts'
import type { Standing } from './standing-store.ts'

/**
 * Whether somebody has more power than a person in every project where that person has any. Whoever
 * can sign in as another gains what the other is elsewhere too, where others decide who is let in.
 *
 * @param acting as what they act in the project of the call; elsewhere counts what they hold.
 */
export function outranks(
  principal: Principal,
  acting: Pick<Actor, 'projectId' | 'role'>,
  { superAdmin, places }: Standing,
): boolean {
  if (acting.role === 'SuperAdmin') return true
  return (
    !superAdmin &&
    places.every(({ projectId, roles }) => {
      const own =
        projectId === acting.projectId ? [acting.role] : principal.memberships.get(projectId)
      return strongest(own ?? []) < strongest(roles)
    })
  )
}

/**
 * Whether somebody may change a person's password, or the e-mail address by which it is reset: their
 * own; an Admin those of people of the project who are nowhere what the Admin has no say in, and not
 * themselves Admin; a SuperAdmin anybody's (spec §6).
 *
 * @param acting as what they act in a project of the person's.
 */
export function mayChangeCredentials(
  principal: Principal,
  acting: Pick<Actor, 'projectId' | 'role'>,
  person: Standing & { readonly userId: number },
): boolean {
  const { projectId, role } = acting
  if (person.userId === principal.userId || principal.superAdmin) return true
  const isAdmin = role === 'Admin' && principal.memberships.get(projectId)?.includes('Admin')
  return isAdmin === true && outranks(principal, acting, person)
}

/** The level of the most powerful role, of which 0 is the highest; beyond all for none. */
function strongest(roles: readonly Role[]): number {
  return Math.min(...roles.map((role) => ROLE_LEVEL[role]), NO_POWER)
}

const NO_POWER = 6
