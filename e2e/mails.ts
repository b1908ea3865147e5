import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { inDatabase } from './product-database.ts'
import type { Product } from './product.ts'

/** A mail as it stands in the product's queue. */
export interface Mail {
  readonly template: string
  readonly model: Readonly<Record<string, string>>
}

/** The mails to a person so far, the oldest first, as nobody but their mailbox sees them. */
export function mailsTo(product: Product, username: string): Promise<Mail[]> {
  return inDatabase(product, (database) =>
    database.rows<Mail>(sql`
      select template, model from mails
      where user_id = (select id from users where username = ${username}) order by id`),
  )
}

/** What the newest mail of a kind to an address says, once it is written; without a mail server it is kept. */
export async function textTo(
  product: Product,
  address: string,
  template: string,
): Promise<string | undefined> {
  const row = await inDatabase(product, (database) =>
    database.row<{ body: string | null }>(sql`
      select body from mails where recipient = ${address} and template = ${template}
      order by id desc limit 1`),
  )
  return row?.body ?? undefined
}
