import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'
import { ROLES } from '../core/roles.ts'
import { storedFile, withheld } from '../files/entities.ts'
import { CHAT_STATES, REACTIONS, REPORT_REASONS } from './states.ts'

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** Somebody in a conversation, or who was. */
const chatUser = personName.extend({
  Left: z.boolean(),
  /** Up to which message they have read, where the two talk alone and may write; null otherwise. */
  ReadSeq: z.int().nullable(),
})

/** Somebody to whom the caller may write. */
export const chatContact = personName.extend({
  Roles: z.array(z.enum(ROLES)),
  /** The conversation of the two, where there is one. */
  ConversationId: id.nullable(),
})

/** A conversation as the caller has it (spec §3). */
export const conversation = z.strictObject({
  Id: id,
  IsGroup: z.boolean(),
  /** Of a group; empty for two. */
  Title: z.string(),
  Users: z.array(chatUser),
  /** When it was last written in, or when it began. */
  Last: instant,
  /** How many messages the caller has not read. */
  New: z.int().min(0),
  LastMessage: z
    .strictObject({
      UserId: id,
      User: z.string(),
      /** Its beginning; empty where it was deleted or has only files. */
      Message: z.string(),
      Deleted: z.boolean(),
      Files: z.int(),
    })
    .nullable(),
  /** The number of the last message; 0 before the first. */
  LastSeq: z.int(),
  /** Up to which message the caller has read. */
  ReadSeq: z.int(),
  Muted: z.boolean(),
  State: z.enum(CHAT_STATES),
  /** Whether the caller may change the group. */
  MayChange: z.boolean(),
})

/** The message that another one answers, as far as the caller sees it. */
const quote = z.strictObject({
  Seq: z.int().min(1),
  /** Who wrote it; null where it was written before the caller came. */
  UserId: id.nullable(),
  /** Its beginning; empty where it is gone or has only files. */
  Message: z.string(),
  Files: z.int(),
  /** It was deleted, or the caller does not see it. */
  Gone: z.boolean(),
})

/** Those in the conversation who reacted in the same way, the first one first. */
const reaction = z.strictObject({ Reaction: z.enum(REACTIONS), UserIds: z.array(id) })

/** A message (spec §3). */
export const message = z.strictObject({
  /** Its number in the conversation: one more than that of the one before. */
  Seq: z.int().min(1),
  /** The number of the last change of the conversation that it was part of. */
  Rev: z.int().min(1),
  /** Made by who sent it. */
  MessageId: z.string(),
  Message: z.string(),
  Time: instant,
  UserId: id,
  /** When it was last changed; null where it never was. */
  EditedAt: instant.nullable(),
  Deleted: z.boolean(),
  Files: z.array(storedFile),
  Withheld: withheld,
  /** Absent where it answers none. */
  ReplyTo: quote.optional(),
  /** Absent where there are none, and for who has left the group. */
  Reactions: z.array(reaction).optional(),
})

/** A message that was found, and where. */
export const foundMessage = z.strictObject({
  ConversationId: id,
  Title: z.string(),
  User: z.string(),
  Seq: z.int(),
  Message: z.string(),
  Time: instant,
})

/** A file of a message. */
export const chatFile = z.strictObject({
  ConversationId: id,
  Seq: z.int(),
  User: z.string(),
  Time: instant,
  File: storedFile,
})

/** Something that was reported. */
export const report = z.strictObject({
  Id: id,
  At: instant,
  By: personName,
  /** Who wrote it. */
  About: personName,
  Reason: z.enum(REPORT_REASONS),
  Note: z.string(),
  ClosedAt: instant.nullable(),
  ClosedBy: personName.nullable(),
  Outcome: z.string(),
})

/** The reported message with what was written around it. */
export const reportView = z.strictObject({
  Report: report,
  ConversationId: id,
  Seq: z.int(),
  /** The files of the reported one are there even where it was deleted. */
  Messages: z.array(message.extend({ User: z.string() })),
  /** What the reported message said before it was changed or deleted, the oldest first. */
  Earlier: z.array(z.strictObject({ Message: z.string(), Until: instant })),
})
