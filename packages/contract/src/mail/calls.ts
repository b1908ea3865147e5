import { z } from 'zod'
import { defineCall, defineCalls } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES, PROJECT_WIDE_ROLES } from '../core/roles.ts'
import { done, id, instant, page, paged } from '../core/shapes.ts'

/**
 * What became of a mail. `queued` ones are on their way; `kept` were written where there is no mail
 * server; of `failed` ones `Error` says why: `no_address`, `bounced`, `unknown` (it may have
 * arrived), or the mail server's reply.
 */
const mailState = z.enum(['queued', 'sent', 'kept', 'failed', 'cancelled'])

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

const mail = z.strictObject({
  Id: id,
  State: mailState,
  Template: z.string(),
  To: personName,
  /** Null for mails of the product itself. */
  From: personName.nullable(),
  /** Empty until it has been written. */
  Subject: z.string(),
  Address: z.string(),
  CreatedAt: instant,
  /** When it leaves, at the earliest. */
  DueAt: instant,
  DoneAt: instant.nullable(),
  Attempts: z.int(),
  Error: z.string(),
})

const inProject = z.strictObject({ ProjectId: id })
const someMails = inProject.extend({ Ids: z.array(id).min(1).max(100) })

const templateKey = inProject.extend({
  Name: z.string().min(1).max(100),
  Language: z.enum(['el', 'en']),
})
const templateText = {
  Subject: z.string().trim().min(1, { error: 'required' }).max(300),
  Body: z.string().trim().min(1, { error: 'required' }).max(20_000),
}

/** Mail: what was sent to whom, what it says, and sending meeting dates. */
export const mailCalls = defineCalls('mail', {
  mailUsers: defineCall({
    method: 'POST',
    path: '/api/notify/MailUsers',
    body: 'json',
    summary:
      'Mails people within reach the dates of their planned meetings, of one action where ActionId names it. The same dates are mailed once a day. Refused as a whole when somebody is out of reach.',
    input: z.strictObject({
      Data: z.record(
        z.string().regex(/^[1-9]\d{0,9}$/, { error: 'invalid' }),
        z.looseObject({ ActionId: id.optional() }),
      ),
      Template: z.enum(['mentorMeetings.html', 'rendezvous.html']),
    }),
    output: z.strictObject({
      /** To whom mails are on their way. */
      Queued: z.array(id),
      /** Who has no address, or one that was refused. */
      NoAddress: z.array(id),
      /** Who has no planned meeting ahead, or was mailed the same dates today. */
      Nothing: z.array(id),
    }),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor'], scope: 'relation' },
    effect: 'write',
    audit: 'mail.meetingsMailed',
    idempotency: 'key',
    rate: 'bulk',
  }),
  listOwnMails: defineCall({
    method: 'POST',
    path: '/api/notify/OwnMails',
    body: 'json',
    summary:
      'Mails to the caller, or those that the caller had sent; the latest first, ten a page.',
    input: inProject.extend({ Box: z.enum(['received', 'sent']), page }),
    output: paged(mail),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    effect: 'read',
    rate: 'read',
  }),
  listProjectMails: defineCall({
    method: 'POST',
    path: '/api/notify/ProjectMails',
    body: 'json',
    summary: "The project's mails, the latest first, ten a page, with how many there are by state.",
    input: inProject.extend({
      State: mailState.nullish(),
      Search: z.string().max(200).default(''),
      page,
    }),
    output: paged(mail).extend({ States: z.record(mailState, z.int()) }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  getMail: defineCall({
    method: 'POST',
    path: '/api/notify/Mail',
    body: 'json',
    summary:
      'One mail as it left: to or from the caller, or of the project for those who administer it.',
    input: inProject.extend({ Id: id }),
    output: mail.extend({ Text: z.string() }),
    access: { roles: MEMBER_ROLES, scope: 'self' },
    effect: 'read',
    audit: 'mail.read',
    rate: 'read',
  }),
  resendMails: defineCall({
    method: 'POST',
    path: '/api/notify/Resend',
    body: 'json',
    summary: 'Queues failed, kept or cancelled mails of the project again.',
    input: someMails,
    output: z.strictObject({ Changed: z.int() }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'write',
    audit: 'mail.resent',
    idempotency: 'key',
    rate: 'write',
  }),
  cancelMails: defineCall({
    method: 'POST',
    path: '/api/notify/Cancel',
    body: 'json',
    summary: 'Takes mails of the project out of the queue.',
    input: someMails,
    output: z.strictObject({ Changed: z.int() }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'write',
    audit: 'mail.cancelled',
    idempotency: 'key',
    rate: 'write',
  }),
  listTemplates: defineCall({
    method: 'POST',
    path: '/api/notify/Templates',
    body: 'json',
    summary: 'The templates of the project: in which languages it says them in its own words.',
    input: inProject,
    output: z.array(z.strictObject({ Name: z.string(), Own: z.array(z.enum(['el', 'en'])) })),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  getTemplate: defineCall({
    method: 'POST',
    path: '/api/notify/Template',
    body: 'json',
    summary: "A template as it stands, the product's own words, and the last twenty versions.",
    input: templateKey,
    output: z.strictObject({
      Subject: z.string(),
      Body: z.string(),
      IsOwn: z.boolean(),
      Default: z.strictObject({ Subject: z.string(), Body: z.string() }),
      /** The names that the template may use. */
      Names: z.array(z.string()),
      History: z.array(
        z.strictObject({
          At: instant,
          By: personName.nullable(),
          Subject: z.string(),
          Body: z.string(),
          /** The project went back to the product's own words. */
          Withdrawn: z.boolean(),
        }),
      ),
    }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  previewTemplate: defineCall({
    method: 'POST',
    path: '/api/notify/Preview',
    body: 'json',
    summary: 'What a template would say, with people and dates made up. Nothing is kept.',
    input: templateKey.extend(templateText),
    output: z.strictObject({ Subject: z.string(), Text: z.string() }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  saveTemplate: defineCall({
    method: 'POST',
    path: '/api/notify/SaveTemplate',
    body: 'json',
    summary:
      'Keeps the project’s own words for a template; they hold for every mail that leaves from then on. A template that cannot be used is refused with its line.',
    input: templateKey.extend(templateText),
    output: done,
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'write',
    audit: 'mail.templateSaved',
    idempotency: 'key',
    rate: 'write',
  }),
  restoreTemplate: defineCall({
    method: 'POST',
    path: '/api/notify/RestoreTemplate',
    body: 'json',
    summary: "Goes back to the product's own words for a template.",
    input: templateKey,
    output: done,
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    effect: 'write',
    audit: 'mail.templateRestored',
    idempotency: 'key',
    rate: 'write',
  }),
})
