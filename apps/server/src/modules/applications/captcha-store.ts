import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** What tasks are signed with, the same on every server. */
export async function readSecret(db: Db): Promise<string> {
  const { secret } = await db.one<{ secret: string }>(sql`select secret from application_secrets`)
  return secret
}

/** How many tasks a network has used since an instant, and how many all have, up to a bound. */
export function countUses(
  db: Db,
  network: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<{ own: number; all: number }> {
  return db.one(sql`
    select
      (select count(*)::int from captcha_uses
        where network = ${network} and at > ${since}::timestamptz) as own,
      (select count(*)::int from (
        select from captcha_uses where at > ${since}::timestamptz limit ${whole(most)}) u) as all`)
}

/** Whether a task has counted. */
export async function isUsed(db: Db, key: string): Promise<boolean> {
  return (await db.row(sql`select key from captcha_uses where key = ${key}`)) !== undefined
}

/** Has a task count; false where it has before, also for somebody at the same time. */
export async function insertUse(
  db: Db,
  use: { readonly key: string; readonly network: string; readonly now: Date },
): Promise<boolean> {
  const written = await db.run(sql`
    insert into captcha_uses (key, network, at)
    values (${use.key}, ${use.network}, ${use.now}::timestamptz)
    on conflict do nothing`)
  return written === 1
}

/** Forgets tasks that hold no more. */
export function deleteOldUses(db: Db, before: Date): Promise<number> {
  return db.run(sql`delete from captcha_uses where at < ${before}::timestamptz`)
}
