import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { newSealingKey, seal, unseal } from '../../kernel/sealed-text.ts'

/** The key of this database; it is made when it is first needed. */
async function readKey(db: Db): Promise<string> {
  const find = () => db.row<{ key: string }>(sql`select key from mail_link_keys`)
  const found = await find()
  if (found) return found.key
  await db.run(sql`
    insert into mail_link_keys (key) values (${newSealingKey()}) on conflict do nothing`)
  // Another server may have made it first.
  const made = await find()
  if (!made) throw new Error('the key of links could not be made')
  return made.key
}

/** Seals the links of mails; null for a mail that has none. */
export async function sealLinks(
  db: Db,
  urls: readonly (string | undefined)[],
): Promise<(string | null)[]> {
  if (urls.every((url) => url === undefined)) return urls.map(() => null)
  const key = await readKey(db)
  return urls.map((url) => (url === undefined ? null : seal(url, key)))
}

/** The link of a mail; undefined where it holds no longer, or was sealed in another database. */
export async function openLink(db: Db, mailId: number): Promise<string | undefined> {
  const row = await db.row<{ sealed: string }>(sql`
    select sealed from mail_links where mail_id = ${mailId} and expires_at > now()`)
  return row && unseal(row.sealed, await readKey(db))
}

/** Forgets links that hold no longer. */
export function forgetLinks(db: Db): Promise<number> {
  return db.run(sql`delete from mail_links where expires_at <= now()`)
}
