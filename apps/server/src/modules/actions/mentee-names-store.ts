import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What mentees are called, by their ids, in the order of lists. */
export async function namesOfMentees(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ id: number; name: string }>(sql`
    select id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name
    from users where id = any (${ids}::int[]) order by sort_key, id`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
