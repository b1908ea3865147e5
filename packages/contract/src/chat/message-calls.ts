import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { besidePage, done, id, instant, page, paged } from '../core/shapes.ts'
import { storedFile } from '../files/entities.ts'
import { chatFile, foundMessage, message } from './entities.ts'
import { MAX_CHAT_FILES, MAX_MESSAGE, MIN_SEARCH } from './limits.ts'
import { REACTIONS } from './states.ts'

const one = z.strictObject({ ConversationId: id })
const LARGEST = 2_147_483_647
const seq = z.int().min(1).max(LARGEST)
const text = z.string().trim().max(MAX_MESSAGE)

const OWN = {
  access: { roles: MEMBER_ROLES, scope: 'self' },
  own: 'all',
} as const

/** What is said. */
export const messageCalls = {
  getMessages: readCall({
    path: '/api/Chat/GetMessages',
    summary:
      'The last twenty messages of a conversation before a time, the oldest first; fewer mean that there are no more before. Each message of a conversation has a time of its own. With AfterSeq, the first twenty after that number instead.',
    input: one.extend({
      Before: instant.nullish(),
      AfterSeq: z.int().min(0).max(LARGEST).optional(),
    }),
    example: ({ absentId }) => ({ ConversationId: absentId, Before: null }),
    output: z.array(message),
    ...OWN,
  }),
  listNewMessages: readCall({
    path: '/api/chat/newMessages',
    summary:
      'What the caller has not read of a conversation; with After, whatever was written, changed or deleted after that change. At most a hundred messages by their changes: fewer mean that there are no more.',
    input: one.extend({ After: z.int().min(0).max(LARGEST).optional() }),
    example: ({ absentId }) => ({ ConversationId: absentId }),
    output: z.array(message),
    ...OWN,
  }),
  sendMessage: writeCall({
    path: '/api/Chat/Send',
    summary:
      'Writes in a conversation, or answers a message of it. MessageId is made by the sender: what is sent twice is one message.',
    input: one.extend({
      MessageId: z.uuid(),
      Message: text,
      FileIds: z.array(id).max(MAX_CHAT_FILES).default([]),
      /** The message that it answers. */
      ReplyTo: seq.optional(),
    }),
    example: ({ absentId }) => ({
      ConversationId: absentId,
      MessageId: '5f0c1b1e-6d0f-4b38-9c55-3d5e1c7a2f10',
      Message: 'Καλημέρα!',
    }),
    output: message,
    ...OWN,
    whileArchived: 'refused',
    audit: 'chat.sent',
    idempotency: 'natural',
    commit: 'either',
  }),
  editMessage: writeCall({
    path: '/api/Chat/Edit',
    summary: 'Changes a message of the caller’s; that it was changed is shown.',
    input: one.extend({ Seq: seq, Message: text.min(1, { error: 'required' }) }),
    example: ({ absentId }) => ({ ConversationId: absentId, Seq: 1, Message: 'Καλησπέρα!' }),
    output: message,
    ...OWN,
    whileArchived: 'refused',
    audit: 'chat.edited',
    idempotency: 'natural',
  }),
  deleteMessage: writeCall({
    path: '/api/Chat/Delete',
    summary: 'Deletes a message of the caller’s; that there was one is shown.',
    input: one.extend({ Seq: seq }),
    example: ({ absentId }) => ({ ConversationId: absentId, Seq: 1 }),
    output: message,
    ...OWN,
    whileArchived: 'refused',
    audit: 'chat.deleted',
    idempotency: 'natural',
  }),
  reactToMessage: writeCall({
    path: '/api/Chat/React',
    summary:
      'Reacts to a message: with one sign, which replaces the one before; null takes it back. It is unread for nobody.',
    input: one.extend({ Seq: seq, Reaction: z.enum(REACTIONS).nullable() }),
    example: ({ absentId }) => ({ ConversationId: absentId, Seq: 1, Reaction: 'like' as const }),
    output: message,
    ...OWN,
    whileArchived: 'refused',
    audit: 'chat.reacted',
    idempotency: 'natural',
  }),
  markRead: writeCall({
    path: '/api/Chat/MarkRead',
    summary: 'Keeps up to which message the caller has read.',
    input: one.extend({ Seq: seq }),
    example: ({ absentId }) => ({ ConversationId: absentId, Seq: 1 }),
    output: done,
    ...OWN,
    audit: 'chat.read',
    idempotency: 'natural',
  }),
  searchMessages: readCall({
    path: '/api/Chat/Search',
    summary:
      'Messages of the caller’s conversations of the project that have all the words, the latest first, twenty at once; the next ones are those before the time of the last.',
    input: z.strictObject({
      ProjectId: id,
      Search: z.string().trim().min(MIN_SEARCH, { error: 'too_short' }).max(100),
      Before: instant.nullish(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Search: 'συνάντηση' }),
    output: z.array(foundMessage),
    ...OWN,
  }),
  copyFiles: writeCall({
    path: '/api/Chat/CopyFiles',
    summary:
      'Copies the files of a message that the caller is shown, for a message of theirs in another conversation. The copies are uploads of the caller’s there, and stay when the first message goes.',
    input: one.extend({ Seq: seq, To: id }),
    example: ({ absentId }) => ({ ConversationId: absentId, Seq: 1, To: absentId }),
    output: z.strictObject({ Files: z.array(storedFile) }),
    ...OWN,
    rate: 'bulk',
    whileArchived: 'refused',
    audit: 'chat.filesCopied',
  }),
  listFiles: readCall({
    path: '/api/Chat/Files',
    summary:
      'The files of the caller’s conversations of the project, the latest first, ten a page.',
    input: z.strictObject({ ProjectId: id, page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(chatFile),
    ...OWN,
  }),
}
