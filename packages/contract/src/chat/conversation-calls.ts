import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { line } from '../core/line.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { besideSearchedPage, done, id, page, paged } from '../core/shapes.ts'
import { chatContact, conversation } from './entities.ts'
import { MAX_CONTACT_SEARCH, MAX_GROUP, MAX_GROUP_TITLE } from './limits.ts'
import { GROUP_ROLES } from './roles.ts'

const one = z.strictObject({ ConversationId: id })
const title = line(MAX_GROUP_TITLE)

/** Nobody reads or writes somebody else's conversations, an administrator in their place included. */
const OWN = {
  access: { roles: MEMBER_ROLES, scope: 'self' },
  own: 'all',
} as const

const CHANGE = { ...OWN, whileArchived: 'refused' } as const

/** Who talks with whom. */
export const conversationCalls = {
  countNew: readCall({
    path: '/api/chat/NewCount',
    summary:
      'How many messages the caller has not read: in one conversation, or in all of the project that are not muted.',
    input: z.strictObject({ ProjectId: id.optional(), ConversationId: id.optional() }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ New: z.int().min(0) }),
    ...OWN,
  }),
  listConversations: readCall({
    path: '/api/Chat/Conversations',
    summary:
      "The caller's conversations of the project, or those whose people or names have all the words; the last written in first, twenty a page.",
    input: z.strictObject({
      ProjectId: id.optional(),
      Search: z.string().trim().max(100).default(''),
      page: page.default(1),
      ...besideSearchedPage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: paged(conversation),
    ...OWN,
  }),
  getConversation: readCall({
    path: '/api/Chat/Conversation',
    summary: 'One of the caller’s conversations.',
    input: one,
    example: ({ absentId }) => ({ ConversationId: absentId }),
    output: conversation,
    ...OWN,
  }),
  listContacts: readCall({
    path: '/api/User/Chat',
    summary:
      'To whom the caller may write in the project: mentors and mentees of each other, and overseers and those whom they oversee. By name, ten a page.',
    input: z.strictObject({
      ProjectId: id.optional(),
      Search: z.string().trim().max(MAX_CONTACT_SEARCH).default(''),
      /** Only those with whom the caller has no conversation yet. */
      WithoutConversation: z.boolean().default(false),
      page: page.default(1),
      ...besideSearchedPage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Search: '' }),
    output: paged(chatContact),
    ...OWN,
  }),
  startConversation: writeCall({
    path: '/api/Chat/Start',
    summary: 'The conversation of the caller with somebody; it begins where there is none yet.',
    input: z.strictObject({ ProjectId: id, UserId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, UserId: absentId }),
    output: conversation,
    ...CHANGE,
    audit: 'chat.started',
    concerns: 'others',
    idempotency: 'natural',
  }),
  createGroup: writeCall({
    path: '/api/Chat/CreateGroup',
    summary: 'Begins a conversation of the caller with several people to whom they may write.',
    input: z.strictObject({
      ProjectId: id,
      Title: title,
      UserIds: z
        .array(id)
        .min(1, { error: 'required' })
        .max(MAX_GROUP - 1),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Title: 'Ομάδα Αθήνας',
      UserIds: [absentId],
    }),
    output: conversation,
    ...CHANGE,
    access: { roles: GROUP_ROLES, scope: 'self' },
    audit: 'chat.groupCreated',
  }),
  changeGroup: writeCall({
    path: '/api/Chat/ChangeGroup',
    summary:
      'Names a group, adds people to it and takes people out, for who made it. Who is added sees what is written from then on.',
    input: one.extend({
      Title: title.optional(),
      Add: z
        .array(id)
        .max(MAX_GROUP - 1)
        .default([]),
      Remove: z.array(id).max(MAX_GROUP).default([]),
    }),
    example: ({ absentId }) => ({ ConversationId: absentId, Title: 'Ομάδα Αθήνας' }),
    output: conversation,
    ...CHANGE,
    access: { roles: GROUP_ROLES, scope: 'self' },
    audit: 'chat.groupChanged',
  }),
  leaveGroup: writeCall({
    path: '/api/Chat/LeaveGroup',
    summary: 'Takes the caller out of a group; what was written until then they keep.',
    input: one,
    example: ({ absentId }) => ({ ConversationId: absentId }),
    output: conversation,
    ...OWN,
    audit: 'chat.groupLeft',
    idempotency: 'natural',
  }),
  mute: writeCall({
    path: '/api/Chat/Mute',
    summary: 'Has a conversation tell the caller of nothing, or again of everything.',
    input: one.extend({ Muted: z.boolean() }),
    example: ({ absentId }) => ({ ConversationId: absentId, Muted: true }),
    output: done,
    ...OWN,
    audit: 'chat.muted',
    idempotency: 'natural',
  }),
  block: writeCall({
    path: '/api/Chat/Block',
    summary: 'Keeps the other of two away: neither writes any more. Or lets them write again.',
    input: one.extend({ Blocked: z.boolean() }),
    example: ({ absentId }) => ({ ConversationId: absentId, Blocked: true }),
    output: conversation,
    ...OWN,
    audit: 'chat.blocked',
    concerns: 'others',
    idempotency: 'natural',
  }),
}
