import type { Db } from './database/database.ts'
import { empty, join, sql, type Sql } from './database/sql.ts'

/** What a use case adds to the audit row of its call. */
export interface AuditNote {
  /** Whom it was done to. */
  readonly subjectId?: number
  readonly actionId?: number
  readonly projectId?: number
  /** Further particulars; no free text and no secrets. */
  readonly detail?: Record<string, unknown>
  /** Nothing was changed, so that there is nothing to record. */
  readonly unchanged?: boolean
  /** Who acted, where the call itself establishes it, as signing in does. */
  readonly actorId?: number
}

/** One row of the audit log, which is only ever added to. */
export interface AuditRow extends Omit<AuditNote, 'unchanged'> {
  readonly verb: string
  readonly requestId: string
}

/** Adds rows to the audit log, in the transaction of what they record. */
export async function writeAudit(db: Db, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length > 0) await db.run(insertAudit(rows, empty))
}

/** The insertion of audit rows; with `onlyIf`, a condition such as `where exists (…)`. */
export function insertAudit(rows: readonly AuditRow[], onlyIf: Sql): Sql {
  const values = rows.map(
    (row) => sql`(${row.verb}, ${row.actorId ?? null}::int, ${row.projectId ?? null}::int,
      ${row.subjectId ?? null}::int, ${row.actionId ?? null}::int,
      ${JSON.stringify(row.detail ?? {})}::jsonb, ${row.requestId})`,
  )
  return sql`insert into audit_log (verb, actor_id, project_id, subject_id, action_id, detail, request_id)
    select * from (values ${join(values, ', ')}) added ${onlyIf}`
}
