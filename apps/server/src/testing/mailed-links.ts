import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { unseal } from '../kernel/sealed-text.ts'

/** Mails with the link that each brings, as only the mailbox gets it; '' for one that brings none. */
export async function withLinks<Mail extends { readonly id: number }>(
  db: Db,
  mails: readonly Mail[],
): Promise<(Mail & { readonly url: string })[]> {
  const links = await db.rows<{ id: number; sealed: string; key: string }>(sql`
    select mail_id::int as id, sealed, key from mail_links, mail_link_keys
    where mail_id = any (${mails.map(({ id }) => id)}::bigint[])`)
  return mails.map((mail) => {
    const link = links.find(({ id }) => id === mail.id)
    return { ...mail, url: (link && unseal(link.sealed, link.key)) ?? '' }
  })
}
