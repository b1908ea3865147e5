import type { Db } from '../../kernel/database/database.ts'
import type { TakenMessage } from './message-store.ts'
import { queueNotices } from './queue-notices.ts'

/** Mails what the message services of projects did not take. */
export async function mailInstead(
  db: Db,
  failed: readonly TakenMessage[],
  now: Date,
): Promise<void> {
  const alike = Map.groupBy(failed, (one) => `${one.kind} ${one.projectId} ${one.senderId}`)
  for (const messages of alike.values()) {
    const [first] = messages
    if (first) await queueNotices(db, { ...first, now, to: messages })
  }
}
