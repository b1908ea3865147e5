import { KEPT_CHATS } from '#storage'
import type { AttachedFile, Outgoing, Quote } from './chat-types.ts'

/** A quote as it is kept in the browser: which message it is, and nothing of what it says. */
export const withoutWords = (quote: Quote): Quote => ({ ...quote, Message: '', Files: 0 })

const keyOf = (
  what: 'draft' | 'files' | 'outbox' | 'reply',
  userId: number,
  conversationId: number,
): string => `${KEPT_CHATS}${userId}.${conversationId}.${what}`

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

/** The files that were uploaded for what is not sent yet. */
export const readAttached = (userId: number, conversationId: number): readonly AttachedFile[] =>
  readList<AttachedFile>(keyOf('files', userId, conversationId))

/** Keeps the files that were uploaded, until they are sent. */
export const keepAttached = (
  userId: number,
  conversationId: number,
  files: readonly AttachedFile[],
): void => writeList(keyOf('files', userId, conversationId), files)

/** The message that what is typed answers. */
export const readReply = (userId: number, conversationId: number): Quote | undefined =>
  readList<Quote>(keyOf('reply', userId, conversationId))[0]

/** Keeps which message is being answered, until it is sent or taken back: its words stay where they may be deleted. */
export const keepReply = (userId: number, conversationId: number, quote: Quote | undefined): void =>
  writeList(keyOf('reply', userId, conversationId), quote ? [withoutWords(quote)] : [])

function readList<One>(key: string): readonly One[] {
  try {
    const kept: unknown = JSON.parse(read(key) || '[]')
    return Array.isArray(kept) ? (kept as One[]) : []
  } catch {
    return []
  }
}

const writeList = (key: string, list: readonly unknown[]): void =>
  write(key, list.length === 0 ? '' : JSON.stringify(list))

/** What waits to be sent, the oldest first. */
export const readOutbox = (userId: number, conversationId: number): readonly Outgoing[] =>
  readList<Outgoing>(keyOf('outbox', userId, conversationId))

/** The conversations in which something of somebody's waits to be sent. */
export function listOutboxes(userId: number): number[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [of, conversation, what] = key.slice(KEPT_CHATS.length).split('.')
      const isOne = key.startsWith(KEPT_CHATS) && of === String(userId) && what === 'outbox'
      return isOne ? [Number(conversation)] : []
    })
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
  writeList(
    keyOf('outbox', userId, conversationId),
    outbox.map((one) => (one.replyTo ? { ...one, replyTo: withoutWords(one.replyTo) } : one)),
  )
