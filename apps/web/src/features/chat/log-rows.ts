import type { Message, Outgoing } from './chat-types.ts'
import { dayOf } from './day-words.ts'

/** A line of the log. */
export type LogRow = { readonly key: string } & (
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'unread' }
  | {
      readonly kind: 'message'
      readonly message: Message
      readonly isFollowing: boolean
      /** Its day, where no line before it says that. */
      readonly day?: string
    }
  | { readonly kind: 'outgoing'; readonly outgoing: Outgoing }
)

/** What one person writes within so many milliseconds stands together. */
const TOGETHER_MS = 5 * 60_000

/**
 * The lines of a log: messages with a line before each day, one before the first that is new, and
 * what is on its way at the end. Where there are messages before the first one that is here, its day
 * has no line: that would have to move when they come, and what is read with it. Its messages tell their
 * day themselves.
 * @param unread the numbers between which messages are new: after the first, up to the second.
 */
export function rowsOf(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  {
    unread,
    userId,
    isWhole,
  }: {
    readonly unread: readonly [number, number]
    readonly userId: number
    readonly isWhole: boolean
  },
): LogRow[] {
  const [after, upTo] = unread
  const rows: LogRow[] = []
  let before: Message | undefined
  let hasDay = isWhole
  let isMarked = false
  for (const message of messages) {
    const day = dayOf(message.Time)
    const isNewDay = before ? dayOf(before.Time) !== day : isWhole
    hasDay ||= isNewDay
    if (isNewDay) rows.push({ kind: 'day', key: `day ${day}`, day })
    const isUnread = message.Seq > after && message.Seq <= upTo && message.UserId !== userId
    const beginsUnread = isUnread && !isMarked
    if (beginsUnread) {
      isMarked = true
      rows.push({ kind: 'unread', key: 'unread' })
    }
    const isFollowing = !isNewDay && !beginsUnread && isTogether(before, message)
    const own = hasDay ? undefined : { day }
    rows.push({ kind: 'message', key: message.MessageId, message, isFollowing, ...own })
    before = message
  }
  const known = new Set(messages.map(({ MessageId }) => MessageId))
  for (const outgoing of outbox)
    if (!known.has(outgoing.id)) rows.push({ kind: 'outgoing', key: outgoing.id, outgoing })
  return rows
}

function isTogether(before: Message | undefined, message: Message): boolean {
  if (before?.UserId !== message.UserId) return false
  return Date.parse(message.Time) - Date.parse(before.Time) < TOGETHER_MS
}
