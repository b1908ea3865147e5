import type { Db } from './database/database.ts'
import { empty, sql, type Sql } from './database/sql.ts'

/** A value that was changed: what it was and what it is. */
export interface AuditChange {
  /** A field of the person it was done to, a setting of the project, or the title of an action. */
  readonly kind: 'field' | 'setting' | 'title'
  readonly name: string
  readonly from: string
  readonly to: string
  /** A number of the state, given as lists show it: nobody finds it by its digits. */
  readonly masked?: boolean
}

/** What a use case adds to the audit row of its call. */
export interface AuditNote {
  /** Whom it was done to. */
  readonly subjectId?: number
  readonly actionId?: number
  readonly projectId?: number
  /** Further particulars; no free text and no secrets. */
  readonly detail?: Record<string, unknown>
  /** Values that were changed; they are kept beside the log, and are erased with their person. */
  readonly changes?: readonly AuditChange[]
  /** Nothing was changed, so that there is nothing to record. */
  readonly unchanged?: boolean
  /** Who acted, where the call itself establishes it, as signing in does. */
  readonly actorId?: number
  /** A row of its own beside the call's, also of a read: one of the verbs that its domain declares. */
  readonly verb?: string
}

/** One row of the audit log, which is only ever added to. */
export interface AuditRow extends Omit<AuditNote, 'unchanged' | 'verb'> {
  readonly verb: string
  readonly requestId: string
  /** The administrator in the actor's place, where it was not the actor who did it. */
  readonly actingAdminId?: number | undefined
}

/** Adds rows to the audit log, in the transaction of what they record. */
export async function writeAudit(db: Db, rows: readonly AuditRow[]): Promise<void> {
  const changed = rows.filter(hasChanges)
  if (changed.length > 0) await db.run(insertChanged(changed))
  const others = rows.filter((row) => !hasChanges(row))
  if (others.length > 0) await db.run(insertAudit(others))
}

/** Whether a row says what was changed into what: such rows are written by `writeAudit` alone. */
export const hasChanges = ({ changes = [] }: AuditRow): boolean => changes.length > 0

/** The insertion of audit rows; with places, of those whose place is in `work` (see row-writer.ts). */
export function insertAudit(rows: readonly AuditRow[], places?: readonly number[]): Sql {
  if (rows.some(hasChanges)) throw new Error('a write as one statement records no changed values')
  return sql`insert into audit_log (${COLUMNS})
    select verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail::jsonb, request_id
    from ${given(rows, places ?? [])}
    ${places ? sql`join work using (place)` : empty}`
}

const COLUMNS = sql`verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail, request_id`

/** The rows as a relation `given`, each with its place. */
function given(rows: readonly AuditRow[], places: readonly number[]): Sql {
  return sql`unnest(${rows.map((row) => row.verb)}::text[],
      ${rows.map((row) => row.actorId ?? null)}::int[],
      ${rows.map((row) => row.actingAdminId ?? null)}::int[],
      ${rows.map((row) => row.projectId ?? null)}::int[],
      ${rows.map((row) => row.subjectId ?? null)}::int[],
      ${rows.map((row) => row.actionId ?? null)}::int[],
      ${rows.map((row) => JSON.stringify(row.detail ?? {}))}::text[],
      ${rows.map((row) => row.requestId)}::text[],
      ${places}::int[])
      as given (verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail, request_id, place)`
}

/** The most of one value that is kept. */
const VALUE_LENGTH = 4_000

/** The insertion of rows together with the values that changed. */
function insertChanged(rows: readonly AuditRow[]): Sql {
  const changes = rows.flatMap((row, index) =>
    (row.changes ?? []).map((change) => ({ ...change, place: index + 1 })),
  )
  const cut = (value: string) => value.slice(0, VALUE_LENGTH).toWellFormed()
  return sql`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('audit_log', 'id')) as id, given.*
      from ${given(
        rows,
        [...rows.keys()].map((index) => index + 1),
      )}
    ), logged as (
      insert into audit_log (id, ${COLUMNS}) overriding system value
      select id, verb, actor_id, acting_admin_id, project_id, subject_id, action_id, detail::jsonb,
        request_id
      from numbered
    )
    insert into audit_changes
      (audit_id, project_id, subject_id, kind, name, old_value, new_value, masked)
    select n.id, n.project_id, n.subject_id, c.kind, c.name, c.old_value, c.new_value, c.masked
    from unnest(${changes.map(({ place }) => place)}::int[],
      ${changes.map(({ kind }) => kind)}::text[],
      ${changes.map(({ name }) => name)}::text[],
      ${changes.map(({ from }) => cut(from))}::text[],
      ${changes.map(({ to }) => cut(to))}::text[],
      ${changes.map(({ masked }) => masked ?? false)}::boolean[])
      as c (place, kind, name, old_value, new_value, masked)
    join numbered n using (place)`
}
