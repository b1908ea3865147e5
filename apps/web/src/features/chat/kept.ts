import { KEPT_CHATS } from '../../shared/storage/kept-chats.ts'
import type { Outgoing } from './chat-types.ts'

const keyOf = (what: 'draft' | 'outbox', userId: number, conversationId: number): string =>
  `${KEPT_CHATS}${userId}.${conversationId}.${what}`

function write(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A full or forbidden storage: it is still on the page.
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** What was typed and not sent. */
export const readDraft = (userId: number, conversationId: number): string =>
  read(keyOf('draft', userId, conversationId))

/** Keeps what is typed, as it is typed. */
export const keepDraft = (userId: number, conversationId: number, text: string): void =>
  write(keyOf('draft', userId, conversationId), text)

/** What waits to be sent, the oldest first. */
export function readOutbox(userId: number, conversationId: number): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(read(keyOf('outbox', userId, conversationId)) || '[]')
    return Array.isArray(kept) ? (kept as Outgoing[]) : []
  } catch {
    return []
  }
}

/** Keeps what waits to be sent. */
export const keepOutbox = (
  userId: number,
  conversationId: number,
  outbox: readonly Outgoing[],
): void =>
  write(keyOf('outbox', userId, conversationId), outbox.length === 0 ? '' : JSON.stringify(outbox))
