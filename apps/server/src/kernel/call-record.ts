import { hasChanges, insertAudit, writeAudit, type AuditRow } from './audit.ts'
import type { Db } from './database/database.ts'
import { join, Sql, sql, whole } from './database/sql.ts'
import { insertAnswers, updateAnswer, type KeptAnswer } from './idempotency.ts'
import { insertOutbox, noteOutbox, type OutgoingEvent } from './outbox.ts'

/** What a call, or a group of them, leaves besides what it did. */
export interface CallRecord {
  readonly audit: readonly AuditRow[]
  readonly events: readonly OutgoingEvent[]
  /** Whose key has been claimed; undefined without a key. */
  readonly kept?: KeptAnswer | undefined
  /** Of keys that have not been claimed: one that is there already fails the statement. */
  readonly answers?: readonly KeptAnswer[]
  /** Other insertions that go with it. */
  readonly also?: readonly Sql[]
}

/**
 * Writes all of it in one statement, in the transaction of what it records; rows with changed values in
 * one of their own.
 */
export async function writeRecord(
  db: Db,
  { audit, events, kept, answers = [], also = [] }: CallRecord,
): Promise<void> {
  await writeAudit(db, audit.filter(hasChanges))
  const plain = audit.filter((row) => !hasChanges(row))
  const parts = [
    plain.length > 0 && insertAudit(plain),
    events.length > 0 && insertOutbox(events),
    kept && updateAnswer(kept),
    answers.length > 0 && insertAnswers(answers),
    ...also,
  ].filter((part) => part instanceof Sql)
  noteOutbox(db, events)
  const last = parts.pop()
  if (!last) return
  const others = parts.map((part, place) => sql`part_${whole(place)} as (${part})`)
  await db.run(others.length === 0 ? last : sql`with ${join(others, ', ')} ${last}`)
}
