import type { Message } from './chat-types.ts'
import { quoteOf } from './quotes.ts'

/** So many messages of a conversation a page has at once; what is further away is loaded again. */
export const WINDOW = 400

/** A run of messages of a conversation without gaps, and how far it reaches. */
export interface LogWindow {
  readonly messages: readonly Message[]
  /** Whether there is nothing before them. */
  readonly isWhole: boolean
  /** Whether there is nothing after them. */
  readonly isLatest: boolean
}

/**
 * Puts what was written or changed into a window. What comes after a window that does not reach the
 * end waits for its page, and so does what comes before one that does not reach the beginning.
 */
export function mergeChanges(window: LogWindow, changed: readonly Message[]): LogWindow {
  const { isWhole, isLatest } = window
  const first = window.messages[0]?.Seq ?? 0
  const last = window.messages.at(-1)?.Seq ?? 0
  const bySeq = new Map(window.messages.map((message) => [message.Seq, message]))
  for (const message of changed) {
    if (message.Seq < first && !isWhole) continue
    if (message.Seq > last && !isLatest) continue
    const known = bySeq.get(message.Seq)
    if (!known || known.Rev <= message.Rev) bySeq.set(message.Seq, message)
  }
  const messages = withQuotes(
    [...bySeq.values()].toSorted((a, b) => a.Seq - b.Seq),
    changed,
  )
  if (messages.length <= 2 * WINDOW) return { ...window, messages }
  return { ...window, messages: messages.slice(-WINDOW), isWhole: false }
}

/** Answers quote what was changed or deleted as it is now; what somebody does not see stays unseen. */
function withQuotes(messages: readonly Message[], changed: readonly Message[]): Message[] {
  const bySeq = new Map(changed.map((message) => [message.Seq, message]))
  return messages.map((message) => {
    const quoted = message.ReplyTo && bySeq.get(message.ReplyTo.Seq)
    return quoted ? { ...message, ReplyTo: quoteOf(quoted) } : message
  })
}

/** Puts the page before a window in front of it; what is then too far away at the end goes. */
export function putBefore(
  window: LogWindow,
  page: readonly Message[],
  isWhole: boolean,
): LogWindow {
  const first = window.messages[0]?.Seq ?? 0
  const messages = [...page.filter(({ Seq }) => Seq < first), ...window.messages]
  const isTrimmed = messages.length > WINDOW
  return {
    messages: messages.slice(0, WINDOW),
    isWhole,
    isLatest: window.isLatest && !isTrimmed,
  }
}

/** Puts the page after a window behind it; what is then too far away at the beginning goes. */
export function putAfter(
  window: LogWindow,
  page: readonly Message[],
  isLatest: boolean,
): LogWindow {
  const last = window.messages.at(-1)?.Seq ?? 0
  const messages = [...window.messages, ...page.filter(({ Seq }) => Seq > last)]
  const isTrimmed = messages.length > WINDOW
  return {
    messages: messages.slice(-WINDOW),
    isWhole: window.isWhole && !isTrimmed,
    isLatest,
  }
}
