import type { Db } from '../../kernel/database/database.ts'
import { TRIAL, type TakenMessage } from './message-store.ts'
import { queueNotices } from './queue-notices.ts'

/** Mails what the message services of projects did not take, but for what only tried them. */
export async function mailInstead(
  db: Db,
  failed: readonly TakenMessage[],
  now: Date,
): Promise<void> {
  const alike = Map.groupBy(failed, (one) => `${one.kind} ${one.projectId} ${one.senderId}`)
  for (const messages of alike.values()) {
    const [first] = messages
    if (!first || first.kind === TRIAL) continue
    await queueNotices(db, { ...first, kind: first.kind, now, to: messages })
  }
}
