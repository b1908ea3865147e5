import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** Something was written, changed or deleted in a conversation, or the conversation itself changed. */
export const chatChanged = defineEvent(
  'chat.changed',
  z.strictObject({ ProjectId: id, ConversationId: id }),
)

/** Somebody reacted to a message, or took that back: nothing else of the conversation has changed. */
export const chatReacted = defineEvent(
  'chat.reacted',
  z.strictObject({ ProjectId: id, ConversationId: id }),
)

/** Somebody has read a conversation on another page, or muted it. */
export const chatRead = defineEvent(
  'chat.read',
  z.strictObject({ ProjectId: id, ConversationId: id }),
)

/** The other of two has read up to a message. */
export const chatSeen = defineEvent(
  'chat.seen',
  z.strictObject({ ProjectId: id, ConversationId: id, UserId: id, Seq: z.int() }),
)

/** Somebody who watches a conversation types in it. Passing: it is not delivered later. */
export const chatTyping = defineEvent('chat.typing', z.strictObject({ Id: z.string(), UserId: id }))

/** Something was reported, or a report was closed. */
export const chatReportsChanged = defineEvent(
  'chat.reportsChanged',
  z.strictObject({ ProjectId: id }),
)
