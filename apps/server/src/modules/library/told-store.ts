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

/** What somebody is called. */
export async function findName(db: Db, userId: number): Promise<string> {
  const { name } = await db.one<{ name: string }>(sql`
    select coalesce((select first_name || ' ' || last_name from users where id = ${userId}), '') as name`)
  return name
}
