import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Until the transaction ends, no other one that takes an Admin away decides whether a project keeps
 * one: by a role, a state, leaving or erasure. To be called before it is asked who the Admins are.
 */
export async function lockAdmins(db: Db): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('people.admins'))`)
}
