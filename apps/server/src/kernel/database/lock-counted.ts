import type { Db } from './database.ts'
import { sql } from './sql.ts'

/**
 * Lets transactions that count something of an owner's before they add to it go one after the other, until they
 * end: each counts what those before it have added.
 * @param kind names what is counted, such as `service tokens`.
 * @param ownerId the number of whose it is, such as a project.
 */
export async function lockCounted(db: Db, kind: string, ownerId: number): Promise<void> {
  await db.row(sql`
    select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', ${kind}::text, ${ownerId}::int), 0))`)
}
