import { createHash } from 'node:crypto'
import type { Db } from './database.ts'
import { sql } from './sql.ts'

/**
 * Names an installation by its database: the same for all of its servers, and another one for every
 * other installation, be it on the same PostgreSQL or with the same data.
 */
export async function nameInstallation(db: Db): Promise<string> {
  const { server, name } = await db.one<{ server: string; name: string }>(sql`
    select system_identifier::text as server, current_database() as name
    from pg_control_system()`)
  return createHash('sha256').update(`${server} ${name}`).digest('base64url').slice(0, 16)
}
