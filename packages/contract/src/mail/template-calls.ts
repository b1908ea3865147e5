import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { PROJECT_WIDE_ROLES } from '../core/roles.ts'
import { done, id, instant, languageCode, someText } from '../core/shapes.ts'
import { MAX_BODY, MAX_SUBJECT } from './limits.ts'
import { inProject, personName } from './shapes.ts'

const templateKey = inProject.extend({
  Name: z.string().min(1).max(100),
  Language: z.enum(['el', 'en']),
})
const templateText = {
  Subject: someText.max(MAX_SUBJECT),
  Body: someText.max(MAX_BODY),
}

/** A template that is being written, and whom to write it to: somebody made up without `As`. */
const triedTemplate = templateKey.extend({ ...templateText, As: id.optional() })

/** What a template may say of whom it is written to, and of what it tells. */
const templateField = z.strictObject({
  /** Such as `name`, or `meeting.at` of each of a list. */
  Name: z.string(),
  Kind: z.enum(['text', 'number', 'moment', 'link', 'yesNo', 'list']),
  /** What a template has of it, word for word. */
  Placeholder: z.string(),
  /** The list whose items have it. */
  Of: z.string().nullable(),
})

/** The words of mails. */
export const templateCalls = {
  listTemplates: readCall({
    path: '/api/notify/Templates',
    summary: 'The templates of the project: in which languages it says them in its own words.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(z.strictObject({ Name: z.string(), Own: z.array(z.enum(['el', 'en'])) })),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
  }),
  getTemplate: readCall({
    path: '/api/notify/Template',
    summary: "A template as it stands, the product's own words, and the last twenty versions.",
    input: templateKey,
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'meetings.reminder',
      Language: 'el' as const,
    }),
    output: z.strictObject({
      Subject: z.string(),
      Body: z.string(),
      IsOwn: z.boolean(),
      Default: z.strictObject({ Subject: z.string(), Body: z.string() }),
      Fields: z.array(templateField),
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
  }),
  previewTemplate: readCall({
    path: '/api/notify/Preview',
    summary:
      'What a template would say, with people and dates made up or, with As, to somebody within reach. Nothing is kept or sent. A template that cannot be used is refused with its line and column, or with the limit that it reaches.',
    input: triedTemplate,
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'meetings.reminder',
      Language: 'el' as const,
      Subject: 'Θέμα',
      Body: '{{ title }}',
    }),
    output: z.strictObject({
      Subject: z.string(),
      Text: z.string(),
      /** To whom it would go. */
      Person: personName.extend({ Language: languageCode }).nullable(),
      /**
       * In which language it is said: the person’s, where that was added and the template is the one of which
       * it is translated, or which they would be written in.
       */
      Said: languageCode,
      /** What the template uses of which the values are made up, by the names of fields. */
      MadeUp: z.array(z.string()),
    }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    rate: 'bulk',
  }),
  saveTemplate: writeCall({
    path: '/api/notify/SaveTemplate',
    summary:
      'Keeps the project’s own words for a template; they hold for every mail that leaves from then on. A template that cannot be used is refused with its line, or with the limit that it reaches.',
    input: templateKey.extend(templateText),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'meetings.reminder',
      Language: 'el' as const,
      Subject: 'Θέμα',
      Body: '{{ title }}',
    }),
    output: done,
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    audit: 'mail.templateSaved',
    feed: 'project',
    rate: 'bulk',
  }),
  restoreTemplate: writeCall({
    path: '/api/notify/RestoreTemplate',
    summary: "Goes back to the product's own words for a template.",
    input: templateKey,
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'meetings.reminder',
      Language: 'el' as const,
    }),
    output: done,
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    audit: 'mail.templateRestored',
    feed: 'project',
  }),
  sendTest: writeCall({
    path: '/api/notify/SendTest',
    summary:
      'Mails the caller, and nobody else, what a template would say, marked as a test in its subject; at most twenty in an hour.',
    input: triedTemplate,
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'meetings.reminder',
      Language: 'el' as const,
      Subject: 'Θέμα',
      Body: '{{ title }}',
    }),
    output: z.strictObject({
      /** The mail. */
      Id: id,
      /** Where it goes. */
      Address: z.string(),
      /** False where there is no mail server, and it is kept to be read. */
      Leaves: z.boolean(),
    }),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    audit: 'mail.testSent',
    feed: 'project',
    rate: 'bulk',
    impersonation: 'refused',
  }),
}
