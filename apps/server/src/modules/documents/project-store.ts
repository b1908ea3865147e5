import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What documents know of their project. */
export function findProject(
  db: Db,
  projectId: number,
): Promise<{ Id: number; Descr: string; url: string }> {
  return db.one(sql`
    select id as "Id", descr as "Descr", url from projects where id = ${projectId}`)
}
