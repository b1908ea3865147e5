import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Since when somebody's feed is on, and when it was last read; undefined when it is off. */
export function findFeed(
  db: Db,
  userId: number,
): Promise<{ since: string; readAt: string | null } | undefined> {
  return db.row(sql`
    select since, read_at as "readAt" from calendar_feeds where user_id = ${userId}`)
}

/** Gives somebody's feed a new token; the earlier one no longer opens it. */
export async function upsertFeed(
  db: Db,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into calendar_feeds (user_id, token_hash, since) values (${userId}, ${tokenHash}, ${now})
    on conflict (user_id) do update
    set token_hash = excluded.token_hash, since = excluded.since, read_at = null`)
}

/** Turns somebody's feed off. */
export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from calendar_feeds where user_id = ${userId}`)
}

/** Whose feed a token opens, as long as they are active; notes that it was read. */
export function openFeed(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: number; language: Language } | undefined> {
  return db.row(sql`
    update calendar_feeds f set read_at = ${now}
    from users u
    where f.token_hash = ${tokenHash} and u.id = f.user_id and u.state = 1
    returning u.id as "userId", u.language`)
}
