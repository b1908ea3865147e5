import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Attempts count for 15 minutes, which is also the longest that anybody is locked out. */
const WINDOW = sql`interval '15 minutes'`

/** Those of a row's attempts that count, as `t`. */
const countedOf = (made: Sql): Sql =>
  sql`from unnest(${made}) as t (at) where t.at > now() - ${WINDOW}`

/** Under what attempts are counted: the parts, such as a user name and an address, hashed. */
export function attemptKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Takes one of the attempts that are left. However many ask at once, no more than the limit get
 * one; an attempt that is refused does not count, so that nobody is locked out for longer by it.
 * @returns whether there was one left.
 */
export async function takeAttempt(db: Db, key: string, limit: number): Promise<boolean> {
  const taken = await db.run(sql`
    insert into attempts as a (key, made, latest)
    values (${key}, array[clock_timestamp()], clock_timestamp())
    on conflict (key) do update set
      made = array(select t.at ${countedOf(sql`a.made`)}) || excluded.made,
      latest = excluded.latest
    where (select count(*) ${countedOf(sql`a.made`)}) < ${limit}::int`)
  return taken === 1
}

/** Whether no attempt is left. */
export async function isLocked(db: Db, key: string, limit: number): Promise<boolean> {
  const row = await db.row<{ locked: boolean }>(sql`
    select (select count(*) ${countedOf(sql`made`)}) >= ${limit}::int as locked
    from attempts where key = ${key}`)
  return row?.locked ?? false
}

/** Forgets what was counted under a key: it has been proven that the right person came. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.run(sql`delete from attempts where key = ${key}`)
}

/** Removes what no longer counts. */
export function deleteOldAttempts(db: Db): Promise<number> {
  return db.run(sql`delete from attempts where latest < now() - ${WINDOW}`)
}
