import { withLinks } from '../apps/server/src/testing/mailed-links.ts'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { inDatabase } from './product-database.ts'
import type { Product } from './product.ts'

/** A mail as it stands in the product's queue. */
export interface Mail {
  readonly id: number
  readonly template: string
  readonly url: string
}

/** The mails to a person so far, the oldest first, as nobody but their mailbox sees them. */
export function mailsTo(product: Product, username: string): Promise<Mail[]> {
  return inDatabase(product, async (database) =>
    withLinks(
      database,
      await database.rows<Omit<Mail, 'url'>>(sql`
        select id::int as id, template from mails
        where user_id = (select id from users where username = ${username}) order by mails.id`),
    ),
  )
}

/** The link of the newest mail of a kind to an address. */
export function linkTo(
  product: Product,
  address: string,
  template: string,
): Promise<string | undefined> {
  return inDatabase(product, async (database) => {
    const mails = await database.rows<{ id: number }>(sql`
      select id::int as id from mails where recipient = ${address} and template = ${template}
      order by mails.id desc limit 1`)
    return (await withLinks(database, mails))[0]?.url
  })
}

/**
 * The words that staff added to the newest mail of a kind that waits for an address; null once it
 * has left, undefined where there is none.
 */
export function wordsTo(
  product: Product,
  address: string,
  template: string,
): Promise<string | null | undefined> {
  return inDatabase(product, async (database) => {
    const mail = await database.row<{ text: string | null }>(sql`
      select model ->> 'text' as text from mails
      where recipient = ${address} and template = ${template} order by mails.id desc limit 1`)
    return mail?.text
  })
}
