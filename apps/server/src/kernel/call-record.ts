import { hasChanges, insertAudit, writeAudit, type AuditRow } from './audit.ts'
import type { Db } from './database/database.ts'
import { join, Sql, sql, whole } from './database/sql.ts'
import { updateAnswer, type KeptAnswer } from './idempotency.ts'
import { insertOutbox, type OutgoingEvent } from './outbox.ts'

/** What a call leaves besides what it did. */
interface CallRecord {
  readonly audit: readonly AuditRow[]
  readonly events: readonly OutgoingEvent[]
  /** Whose key has been claimed; undefined without a key. */
  readonly kept?: KeptAnswer | undefined
}

/**
 * Writes all of it in one statement, in the transaction of what it records; rows with changed values in
 * one of their own.
 */
export async function writeRecord(db: Db, { audit, events, kept }: CallRecord): Promise<void> {
  await writeAudit(db, audit.filter(hasChanges))
  const plain = audit.filter((row) => !hasChanges(row))
  const parts = [
    plain.length > 0 && insertAudit(plain),
    events.length > 0 && insertOutbox(events),
    kept && updateAnswer(kept),
  ].filter((part) => part instanceof Sql)
  const last = parts.pop()
  if (!last) return
  const others = parts.map((part, place) => sql`part_${whole(place)} as (${part})`)
  await db.run(others.length === 0 ? last : sql`with ${join(others, ', ')} ${last}`)
}
