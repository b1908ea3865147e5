import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { done, id, instant, page, paged } from '../core/shapes.ts'
import { NOTICE_KINDS } from './kinds.ts'

const inProject = z.strictObject({ ProjectId: id })
const kind = z.enum(NOTICE_KINDS)

/** What somebody is told of; the sentence is built on the page. */
const notification = z.strictObject({
  Id: id,
  At: instant,
  Kind: kind,
  /** What it is about, and with whom; empty where the kind has none. */
  Title: z.string(),
  With: z.string(),
  /** When the meeting begins that it is about. */
  Time: instant.nullable(),
  Read: z.boolean(),
})

/** What people are told of on the page, and which of it they want by mail too. */
export const notificationsCalls = defineCalls('notifications', {
  countUnread: readCall({
    path: '/api/notify/Unread',
    summary: 'How many notifications of the project the caller has not read.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ Unread: z.int() }),
    access: { roles: MEMBER_ROLES, scope: 'self' },
  }),
  listNotifications: readCall({
    path: '/api/notify/Notifications',
    summary: "The caller's notifications of the project, the latest first, ten a page.",
    input: inProject.extend({ Unread: z.boolean().default(false), page }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(notification),
    access: { roles: MEMBER_ROLES, scope: 'self' },
  }),
  markRead: writeCall({
    path: '/api/notify/MarkRead',
    summary: 'Marks notifications as read, or as unread again; all of them without ids.',
    input: inProject.extend({ Ids: z.array(id).min(1).max(100).optional(), Read: z.boolean() }),
    example: ({ projectId }) => ({ ProjectId: projectId, Read: true }),
    output: z.strictObject({ Changed: z.array(id) }),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    audit: 'notifications.marked',
    idempotency: 'natural',
  }),
  getChoices: readCall({
    path: '/api/notify/Choices',
    summary: 'Which kinds of notification the caller wants by mail as well.',
    input: z.strictObject({}),
    output: z.strictObject({ Mail: z.record(kind, z.boolean()) }),
    access: { roles: 'everyone', scope: 'self' },
  }),
  saveChoice: writeCall({
    path: '/api/notify/SaveChoice',
    summary: 'Keeps whether the caller wants a kind of notification by mail as well.',
    input: z.strictObject({ Kind: kind, Mail: z.boolean() }),
    example: { Kind: 'meetings.moved', Mail: false },
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'notifications.choiceSaved',
    idempotency: 'natural',
  }),
})
