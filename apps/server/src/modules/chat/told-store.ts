import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Those of a project in one of these roles, with their roles in it, but for some people. */
export function listReportReaders(
  db: Db,
  projectId: number,
  roles: readonly Role[],
  butFor: readonly number[],
): Promise<{ id: number; roles: Role[] }[]> {
  return db.rows(sql`
    select user_id as id, roles from memberships
    where project_id = ${projectId} and roles && ${roles}::text[] and active and left_at is null
      and user_id <> all (${butFor}::int[])
    order by user_id`)
}
