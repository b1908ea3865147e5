import { openDatabase, type Database } from '../apps/server/src/kernel/database/database.ts'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
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

/** As if everybody had given their password long ago. */
export async function ageProofs(product: Product): Promise<void> {
  await inDatabase(product, (database) =>
    database.run(sql`update sessions set proven_at = proven_at - interval '1 hour'`),
  )
}

async function inDatabase<Result>(
  { connection }: Product,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(connection, { warn: () => undefined }, 1)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
