import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Those of a project in one of these roles, but for one person. */
export async function listInRoles(
  db: Db,
  projectId: number,
  roles: readonly Role[],
  butFor: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select user_id as id from memberships
    where project_id = ${projectId} and roles && ${roles}::text[] and active and left_at is null
      and user_id <> ${butFor}`)
  return rows.map(({ id }) => id)
}

/** What people are called, by their numbers. */
export async function findNames(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ id: number; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from users where id = any (${userIds}::int[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
