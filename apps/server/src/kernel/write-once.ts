import { insertAudit, type AuditRow } from './audit.ts'
import type { Db } from './database/database.ts'
import { join, sql, type Sql } from './database/sql.ts'
import { insertAnswer, type KeyedRequest } from './idempotency.ts'
import { insertOutbox, type OutgoingEvent } from './outbox.ts'

/** What a write leaves besides its own rows. */
export interface Leavings {
  readonly audit: readonly AuditRow[]
  readonly events: readonly OutgoingEvent[]
  /** The request's key and the answer to keep with it. */
  readonly kept?: { readonly request: KeyedRequest; readonly answer: unknown }
}

/**
 * Writes, records and announces in one statement, which commits whole or not at all: a third of the
 * work of a transaction. Where the statement changes no row, nothing is recorded or announced.
 * @param statement an insert, update or delete with `returning`.
 * @returns the first row that it returned.
 */
export function writeOnce<T>(db: Db, statement: Sql, leavings: Leavings): Promise<T | undefined> {
  const { audit, events, kept } = leavings
  const onlyIf = sql`where exists (select from work)`
  const parts = [sql`work as (${statement})`]
  if (audit.length > 0) parts.push(sql`audited as (${insertAudit(audit, onlyIf)})`)
  if (events.length > 0) parts.push(sql`announced as (${insertOutbox(events, onlyIf)})`)
  if (kept) parts.push(sql`kept as (${insertAnswer(kept.request, kept.answer)})`)
  return db.row<T>(sql`with ${join(parts, ', ')} select * from work`)
}
