import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id, instant, keysUpTo, languageCode } from '../core/shapes.ts'
import { MAX_MAILED } from './limits.ts'
import { inProject, personName } from './shapes.ts'

const template = z.enum(['mentorMeetings.html', 'rendezvous.html'])

const personKey = z.string().regex(/^[1-9]\d{0,9}$/, { error: 'invalid' })

/** Whom to mail the dates of which meetings, by their ids. */
export const datesInput = z.strictObject({
  Data: keysUpTo(
    z.record(personKey, keysUpTo(z.looseObject({ ActionId: id.optional() }), 20)),
    MAX_MAILED,
  ),
  Template: template,
})

const told = z.strictObject({
  Title: z.string(),
  At: instant,
  With: z.string(),
  Place: z.string(),
})

/** What is said before meeting dates are mailed. */
export const dateCalls = {
  previewDates: readCall({
    path: '/api/notify/PreviewDates',
    summary:
      'Whom MailUsers would mail which dates, by name, and when it was done before. Refused as a whole when somebody is out of reach.',
    input: datesInput.extend({
      Data: keysUpTo(z.record(personKey, z.strictObject({ ActionId: id.optional() })), MAX_MAILED),
    }),
    example: ({ personId }) => ({ Data: { [personId]: {} }, Template: 'rendezvous.html' as const }),
    output: z.strictObject({
      People: z.array(
        personName.extend({
          /** `noAddress` for one that was refused as well; `told` where the same dates were mailed today. */
          State: z.enum(['ready', 'noAddress', 'nothing', 'told']),
          /** The next three. */
          Meetings: z.array(told),
          /** How many more. */
          More: z.int(),
          /** When the dates were last mailed to them; null for never. */
          Before: instant.nullable(),
        }),
      ),
    }),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor'], scope: 'relation' },
    rate: 'aggregate',
  }),
  readDates: readCall({
    path: '/api/notify/ReadDates',
    summary:
      'What MailUsers would say to one person in their language and in the words of the project. Nothing is kept or sent.',
    input: inProject.extend({ UserId: id, ActionId: id.optional(), Template: template }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      UserId: personId,
      Template: 'rendezvous.html' as const,
    }),
    output: z.strictObject({
      Language: languageCode,
      Subject: z.string(),
      Text: z.string(),
    }),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor'], scope: 'relation' },
    rate: 'aggregate',
  }),
}
