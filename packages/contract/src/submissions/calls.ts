import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'
import { work, workSummary } from './entities.ts'

const WORKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const

const cell = z.strictObject({ ActionId: id, MenteeId: id })

/** What mentees do in an action beside its form: reading. */
export const submissionsCalls = defineCalls('submissions', {
  getWork: readCall({
    path: '/api/submissions/Work',
    summary: 'What an action asks of a mentee by its type, and what they have done of it.',
    input: cell,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: work,
    access: { roles: [...WORKING_ROLES, 'Mentee'], scope: 'relation' },
  }),
  summarize: readCall({
    path: '/api/submissions/Summary',
    summary:
      'How far mentees within reach are in the actions that ask something by their type: in one action, or in all that the caller sees.',
    input: z.strictObject({
      ProjectId: id,
      MenteeIds: z.array(id).min(1).max(100),
      ActionId: id.nullable(),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      MenteeIds: [personId],
      ActionId: null,
    }),
    output: z.array(workSummary),
    access: { roles: [...WORKING_ROLES, 'Mentee'], scope: 'relation' },
  }),
  recordReading: writeCall({
    path: '/api/submissions/Read',
    summary:
      'Records when the calling mentee read what an action of information says: once for each time that it has to be read. It completes the action where nothing else is missing.',
    input: z.strictObject({ ActionId: id, Version: z.int().min(1).max(2_147_483_647) }),
    example: ({ actionId }) => ({ ActionId: actionId, Version: 1 }),
    output: work,
    access: { roles: ['Mentee'], scope: 'self' },
    // Nobody reads in somebody else's place.
    impersonation: 'refused',
    audit: 'submissions.read',
    idempotency: 'natural',
  }),
})
