import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The mentees whom a project asks for consent; nobody where it does not. */
export async function listToAsk(db: Db, projectId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.user_id as id from memberships m
    join users u on u.id = m.user_id and u.state = 1
    join projects p on p.id = m.project_id and p.settings #>> '{Config,gdpr,Required}' = 'true'
    where m.project_id = ${projectId} and m.roles = '{Mentee}' and m.active and m.left_at is null
    order by m.user_id`)
  return rows.map(({ id }) => id)
}

/** What somebody is called. */
export async function nameOf(db: Db, userId: number): Promise<string> {
  const { name } = await db.one<{ name: string }>(sql`
    select concat_ws(' ', first_name, last_name) as name from users where id = ${userId}`)
  return name
}
