import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import type { Actor, Principal } from './context.ts'
import { sql, type Sql } from './database/sql.ts'

/** What a person is, in whichever project. */
export interface Standing {
  superAdmin: boolean
  places: { projectId: number; roles: Role[] }[]
}

/** The columns of a `Standing` of a row of `users`. */
export const standingOf = (users: Sql): Sql => sql`
  ${users}.super_admin as "superAdmin",
  coalesce((
    select jsonb_agg(jsonb_build_object('projectId', o.project_id, 'roles', o.roles))
    from memberships o where o.user_id = ${users}.id and o.left_at is null
  ), '[]') as places`

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

/** The level of the most powerful role, of which 0 is the highest; beyond all for none. */
function strongest(roles: readonly Role[]): number {
  return Math.min(...roles.map((role) => ROLE_LEVEL[role]), NO_POWER)
}

const NO_POWER = 6
