import type { Role } from '@telemachos/contract/core/roles'
import { sql, type Sql } from '../../kernel/database/sql.ts'

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
