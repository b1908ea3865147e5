import type { Db } from './database/database.ts'
import { empty, sql, type Sql } from './database/sql.ts'

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
  /** The administrator in the actor's place, where it was not the actor who did it. */
  readonly actingAdminId?: number | undefined
}

/** Adds rows to the audit log, in the transaction of what they record. */
export async function writeAudit(db: Db, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length > 0) await db.run(insertAudit(rows))
}

/** The insertion of audit rows; with places, of those whose place is in `work` (see row-writer.ts). */
export function insertAudit(rows: readonly AuditRow[], places?: readonly number[]): Sql {
  return sql`insert into audit_log
      (verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail, request_id)
    select verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail::jsonb, request_id
    from unnest(${rows.map((row) => row.verb)}::text[],
      ${rows.map((row) => row.actorId ?? null)}::int[],
      ${rows.map((row) => row.actingAdminId ?? null)}::int[],
      ${rows.map((row) => row.projectId ?? null)}::int[],
      ${rows.map((row) => row.subjectId ?? null)}::int[],
      ${rows.map((row) => row.actionId ?? null)}::int[],
      ${rows.map((row) => JSON.stringify(row.detail ?? {}))}::text[],
      ${rows.map((row) => row.requestId)}::text[],
      ${places ?? []}::int[])
      as given (verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail, request_id, place)
    ${places ? sql`join work using (place)` : empty}`
}
