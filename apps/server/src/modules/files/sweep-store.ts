import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** At most so many rows at a time: what is left is for the next time. */
const AT_ONCE = 1000

/**
 * Ends uploads of which nothing has arrived since the instant; they count for nothing any more.
 * @returns the keys of their contents.
 */
export async function expireUploads(db: Db, before: Date, now: Date): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    with idle as (
      select f.id from stored_files f
      where f.owner_id is null and f.state in ('started', 'receiving') and f.started_at < ${before}
        and (f.heard_at is null or f.heard_at < ${before})
      limit ${AT_ONCE} for update skip locked)
    update stored_files f set state = 'expired', bytes = 0, ended_at = ${now}
    from idle where f.id = idle.id returning f.storage_key as key`)
  return rows.map(({ key }) => key)
}

/** Deletes what ended before the instant and no row has: uploads without a file, and files of nothing. */
export async function deleteUnclaimed(db: Db, before: Date): Promise<void> {
  await db.run(sql`
    delete from stored_files where id in (
      select id from stored_files f
      where f.owner_id is null and f.ended_at < ${before} and f.state in ('done', 'cancelled', 'expired')
      limit ${AT_ONCE} for update skip locked)`)
}

/** The contents whose rows went before the instant, and that no row has. */
export async function listRemoved(db: Db, before: Date): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select r.storage_key as key from removed_contents r
    where r.at < ${before}
      and not exists (select from stored_files f where f.storage_key = r.storage_key)
    limit ${AT_ONCE}`)
  return rows.map(({ key }) => key)
}

export async function forgetRemoved(db: Db, keys: readonly string[]): Promise<void> {
  await db.run(sql`delete from removed_contents where storage_key = any (${keys}::text[])`)
}

/** Which of the keys a row has, or had until lately. */
export async function listKnown(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select storage_key as key from stored_files where storage_key = any (${keys}::text[])
    union select storage_key from removed_contents where storage_key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Which of the keys is of an upload that goes on. */
export async function listReceiving(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select storage_key as key from stored_files
    where storage_key = any (${keys}::text[]) and state in ('started', 'receiving')`)
  return new Set(rows.map(({ key }) => key))
}
