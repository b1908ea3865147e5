import { openDatabase } from '../apps/server/src/kernel/database/database.ts'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import type { Product } from './product.ts'

/** A mail as it stands in the product's queue. */
export interface Mail {
  readonly template: string
  readonly model: Readonly<Record<string, string>>
}

/** The mails to a person so far, the oldest first, as nobody but their mailbox sees them. */
export async function mailsTo({ connection }: Product, username: string): Promise<Mail[]> {
  const database = openDatabase(connection, { warn: () => undefined }, 1)
  try {
    return await database.rows<Mail>(sql`
      select template, model from mails
      where user_id = (select id from users where username = ${username}) order by id`)
  } finally {
    await database.close()
  }
}
