import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES, PROJECT_WIDE_ROLES } from '../core/roles.ts'
import { besidePage, id, instant, page, paged } from '../core/shapes.ts'
import { dateCalls, datesInput } from './date-calls.ts'
import { inProject, personName } from './shapes.ts'
import { templateCalls } from './template-calls.ts'

/**
 * What became of a mail. `queued` ones are on their way; `held` ones waited when a backup was made that
 * was restored, and wait for somebody to say that they leave; `kept` were written where there is no mail
 * server; of `failed` ones `Error` says why: `no_address`, `bounced`, `unknown` (it may have
 * arrived), `interrupted` (the server ended each time before it had left), `link_expired` (the link that it
 * was to bring holds no longer), `template_` and the limit that the project's own template reached,
 * `template:` and where it is wrong, or the mail server's reply.
 */
const mailState = z.enum(['queued', 'held', 'sent', 'kept', 'failed', 'cancelled'])

const mail = z.strictObject({
  Id: id,
  State: mailState,
  Template: z.string(),
  To: personName,
  /** Null for mails of the product itself. */
  From: personName.nullable(),
  /** Empty until it has been written. */
  Subject: z.string(),
  /** What it will be about, until it has been written; empty after that, and of mails of accounts. */
  About: z.string(),
  Address: z.string(),
  CreatedAt: instant,
  /** When it leaves, at the earliest. */
  DueAt: instant,
  DoneAt: instant.nullable(),
  Attempts: z.int(),
  Error: z.string(),
})

const someMails = inProject.extend({ Ids: z.array(id).min(1).max(100) })

/** Mail: what was sent to whom, what it says, and sending meeting dates. */
export const mailCalls = defineCalls('mail', {
  mailUsers: writeCall({
    path: '/api/notify/MailUsers',
    summary:
      'Mails people within reach the dates of their planned meetings, of one action where ActionId names it. The same dates are mailed once a day. Refused as a whole when somebody is out of reach.',
    input: datesInput,
    example: ({ personId }) => ({ Data: { [personId]: {} }, Template: 'rendezvous.html' as const }),
    output: z.strictObject({
      /** To whom mails are on their way. */
      Queued: z.array(id),
      /** Who has no address, or one that was refused. */
      NoAddress: z.array(id),
      /** Who has no planned meeting ahead, or was mailed the same dates today. */
      Nothing: z.array(id),
    }),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor'], scope: 'relation' },
    audit: 'mail.meetingsMailed',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  listOwnMails: readCall({
    path: '/api/notify/OwnMails',
    summary:
      'Mails to the caller, or those that the caller had sent; the latest first, ten a page.',
    input: inProject.extend({ Box: z.enum(['received', 'sent']), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, Box: 'received' as const, page: 1 }),
    output: paged(mail),
    access: { roles: MEMBER_ROLES, scope: 'self' },
  }),
  listProjectMails: readCall({
    path: '/api/notify/ProjectMails',
    summary: "The project's mails, the latest first, ten a page, with how many there are by state.",
    input: inProject.extend({
      State: mailState.nullish(),
      Search: z.string().max(200).default(''),
      page,
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(mail).extend({ States: z.record(mailState, z.int()) }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
  }),
  getMail: readCall({
    path: '/api/notify/Mail',
    summary:
      'One mail as it left: to or from the caller, or of the project for those who administer it.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId }) => ({ ProjectId: projectId, Id: 1 }),
    output: mail.extend({
      Text: z.string(),
      /** The page of what an unwritten mail to the caller is about, below the project; null without. */
      Path: z.string().nullable(),
    }),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    audit: 'mail.read',
    feed: 'others',
    concerns: 'others',
  }),
  resendMails: writeCall({
    path: '/api/notify/Resend',
    summary: 'Queues failed, held, kept or cancelled mails of the project again.',
    input: someMails,
    example: ({ projectId }) => ({ ProjectId: projectId, Ids: [1] }),
    output: z.strictObject({ Changed: z.int() }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    audit: 'mail.resent',
    feed: 'project',
  }),
  cancelMails: writeCall({
    path: '/api/notify/Cancel',
    summary: 'Takes mails of the project out of the queue.',
    input: someMails,
    example: ({ projectId }) => ({ ProjectId: projectId, Ids: [1] }),
    output: z.strictObject({ Changed: z.int() }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    audit: 'mail.cancelled',
    feed: 'project',
  }),
  ...templateCalls,
  ...dateCalls,
})
