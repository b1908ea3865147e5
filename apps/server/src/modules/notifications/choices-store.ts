import type { NoticeWay } from '@telemachos/contract/core/define-notices'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { QuietHours } from './quiet-hours.ts'

/** A time of day as the contract writes it. */
export const asClock = (time: Sql): Sql => sql`to_char(${time}, 'HH24:MI')`

/** How somebody wants to be told of the kinds about which they have chosen. */
export function listChoices(db: Db, userId: number): Promise<{ kind: string; way: NoticeWay }[]> {
  return db.rows(sql`select kind, way from notice_choices where user_id = ${userId}`)
}

/** Keeps how somebody wants to be told of a kind. */
export async function writeChoice(
  db: Db,
  userId: number,
  kind: string,
  way: NoticeWay,
): Promise<void> {
  await db.run(sql`
    insert into notice_choices (user_id, kind, way) values (${userId}, ${kind}, ${way})
    on conflict (user_id, kind) do update set way = excluded.way`)
}

/** Somebody's own quiet hours. */
export async function findQuietHours(db: Db, userId: number): Promise<QuietHours> {
  const row = await db.row<QuietHours>(sql`
    select ${asClock(sql`quiet_from`)} as "from", ${asClock(sql`quiet_until`)} as "until"
    from notice_hours where user_id = ${userId}`)
  return row ?? { from: null, until: null }
}

/** Keeps somebody's own quiet hours. */
export async function writeQuietHours(
  db: Db,
  userId: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<void> {
  await db.run(sql`
    insert into notice_hours (user_id, quiet_from, quiet_until)
    values (${userId}, ${from}::time, ${until}::time)
    on conflict (user_id) do update
    set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`)
}
