import { openDatabase, type Database } from '../apps/server/src/kernel/database/database.ts'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import type { Product } from './product.ts'

/** As if everybody had given their password long ago. */
export async function ageProofs(product: Product): Promise<void> {
  await inDatabase(product, (database) =>
    database.run(sql`update sessions set proven_at = proven_at - interval '1 hour'`),
  )
}

/** As if an attempt at a questionnaire had begun an hour ago. */
export async function ageAttempt(product: Product, answerSetId: number): Promise<void> {
  await inDatabase(product, (database) =>
    database.run(sql`
      update answer_sets set first_started_at = first_started_at - interval '1 hour',
        segment_started_at = segment_started_at - interval '1 hour',
        deadline = deadline - interval '1 hour'
      where id = ${answerSetId}`),
  )
}

/** Works on the product's database beside its server. */
export async function inDatabase<Result>(
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
