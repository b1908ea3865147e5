import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What people are called. */
export function listNames(
  db: Db,
  userIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return db.rows(sql`
    select id, first_name || ' ' || last_name as name from users where id = any (${userIds}::int[])`)
}
