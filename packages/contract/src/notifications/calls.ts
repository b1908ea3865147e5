import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { NOTICE_WAYS } from '../core/define-notices.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { besidePage, done, id, instant, page, paged } from '../core/shapes.ts'
import { messageCalls } from './message-calls.ts'

const inProject = z.strictObject({ ProjectId: id })

/** The name of a kind that a domain declares; the server refuses others as `unknown_kind`. */
const kind = z.string().min(1).max(100)
const way = z.enum(NOTICE_WAYS)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' })

/** One line of what somebody is told of; the sentence is built on the page. */
const notification = z.strictObject({
  Id: id,
  At: instant,
  Kind: kind,
  /** What the sentence of the kind names; `at` is an instant. */
  Values: z.record(z.string(), z.string()),
  /** How many of the kind about the same thing this line stands for, the latest of them. */
  Count: z.int().min(1),
  /** The page that it leads to, below the project; null where there is none. */
  Path: z.string().nullable(),
  Read: z.boolean(),
  /** What it told of has changed since, or is off. */
  Outdated: z.boolean(),
})

/** What people are told of on the page, and how they want to hear of it besides. */
export const notificationsCalls = defineCalls('notifications', {
  ...messageCalls,
  countUnread: readCall({
    path: '/api/notify/Unread',
    summary: 'How many notifications of the project the caller has not read.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ Unread: z.int() }),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    own: 'all',
  }),
  listNotifications: readCall({
    path: '/api/notify/Notifications',
    summary:
      "The caller's notifications of the project, the latest first, ten a page; several of one kind about one thing are one.",
    input: inProject.extend({ Unread: z.boolean().default(false), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(notification),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    own: 'all',
  }),
  markRead: writeCall({
    path: '/api/notify/MarkRead',
    summary: 'Marks notifications as read, or as unread again; all of them without ids.',
    input: inProject.extend({ Ids: z.array(id).min(1).max(100).optional(), Read: z.boolean() }),
    example: ({ projectId }) => ({ ProjectId: projectId, Read: true }),
    output: z.strictObject({ Changed: z.array(id) }),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    own: 'all',
    audit: 'notifications.marked',
    idempotency: 'natural',
  }),
  getChoices: readCall({
    path: '/api/notify/Choices',
    summary:
      'How the caller is told of what their roles can be told of: on the page alone, by mail at once, in the mail of the day, or by the message service of the project; and when neither leaves.',
    input: z.strictObject({}),
    output: z.strictObject({
      /** Those of one domain together; `Group` is its name. */
      Kinds: z.array(z.strictObject({ Kind: kind, Group: z.string(), Way: way })),
      /** Whether one of the caller's projects has a message service that may be called. */
      Messages: z.boolean(),
      /** Times in Athens; the same twice where mails may leave at any time. */
      Quiet: z.strictObject({ From: time, Until: time }),
    }),
    access: { roles: 'everyone', scope: 'self' },
  }),
  saveChoice: writeCall({
    path: '/api/notify/SaveChoice',
    summary: 'Keeps how the caller wants to be told of a kind of notification.',
    input: z.strictObject({ Kind: kind, Way: way }),
    example: { Kind: 'meetings.moved', Way: 'digest' as const },
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'notifications.choiceSaved',
    idempotency: 'natural',
  }),
  saveQuietHours: writeCall({
    path: '/api/notify/SaveQuietHours',
    summary:
      'Keeps between which times in Athens no notification is mailed to the caller; the same time twice for none.',
    input: z.strictObject({ From: time, Until: time }),
    example: { From: '21:00', Until: '09:00' },
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'notifications.quietHoursSaved',
    idempotency: 'natural',
  }),
})
