import { pathOf } from '@telemachos/contract/paths'
import type { Database, Db } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import { notices } from '../../kernel/notices.ts'
import { takeUpToDate, takeUnread } from './unread-store.ts'

const KIND = 'chat.unread'
const MINUTE = 60_000

/** A conversation is told of once it was silent for so long. */
const SILENT_MS = 15 * MINUTE
/** And no more once it was silent for so long: nobody hears of the messages of other days. */
const LATE_MS = 24 * 60 * MINUTE

/** What notices of a conversation are about. */
const thingOf = (conversationId: number): string => `chat/${conversationId}`

/** So many people are told in one transaction. */
const AT_ONCE = 1_000

/** Tells people of messages that they have not read: once, until they have read on. */
export async function tellUnread(database: Database, now: Date): Promise<void> {
  await inBatches(() => database.transaction((db) => tellSome(db, now)))
}

/** @returns whether others are left. */
async function tellSome(db: Db, now: Date): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const rows = await takeUnread(db, before(LATE_MS), before(SILENT_MS), AT_ONCE)
  for (const [projectId, unread] of Map.groupBy(rows, (row) => row.projectId))
    await notices.get().tell(db, {
      kind: KIND,
      projectId,
      senderId: null,
      now,
      to: unread.map(({ conversationId, userId, lastSeq, ownerIds, with: name }) => ({
        userId,
        key: `${KIND}/${conversationId}/${userId}/${lastSeq}`,
        thing: thingOf(conversationId),
        of: ownerIds,
        model: { with: name, path: pathOf('chat.conversation', { id: conversationId }) },
      })),
    })
  return rows.length === AT_ONCE
}

/** Takes back what was told of a conversation to those to whom nothing is unread any more. */
export async function nothingLeft(db: Db, conversationId: number, now: Date): Promise<void> {
  const userIds = await takeUpToDate(db, conversationId)
  const thing = thingOf(conversationId)
  await notices.get().withdraw(db, { about: userIds.map((userId) => ({ thing, userId })), now })
}

/** Says that somebody has read a conversation. */
export async function nothingUnread(
  db: Db,
  { conversationId, userId }: { readonly conversationId: number; readonly userId: number },
  now: Date,
): Promise<void> {
  await notices.get().withdraw(db, { about: [{ thing: thingOf(conversationId), userId }], now })
}
