import { z } from 'zod'
import { writeCall } from '../core/define-call.ts'
import { id, numeral } from '../core/shapes.ts'
import { questClock } from './entities.ts'

const bySet = z.strictObject({ AnswerSetId: id })
const byCell = z.strictObject({ ActionId: id, MenteeId: id })

const asAdmin = { roles: ['Admin'], scope: 'relation' } as const

/** What an administrator may do to somebody's attempt. */
export const adminCalls = {
  clearByAction: writeCall({
    path: '/api/quest/ClearByAction',
    summary: "Clears all answers of a mentee's questionnaire of an action. Irreversible.",
    input: byCell,
    example: ({ questActionId, personId }) => ({ ActionId: questActionId, MenteeId: personId }),
    output: questClock,
    access: asAdmin,
    audit: 'quest.cleared',
    feed: 'project',
    concerns: 'others',
  }),
  clear: writeCall({
    path: '/api/quest/resetquest/{id}',
    summary: 'Clears all answers of an answer set. Irreversible.',
    input: z.strictObject({ id: numeral.pipe(id) }),
    example: ({ answerSetId }) => ({ id: answerSetId }),
    output: questClock,
    access: asAdmin,
    audit: 'quest.cleared',
    feed: 'project',
    concerns: 'others',
  }),
  grantTime: writeCall({
    path: '/api/quest/GrantTime',
    summary:
      'Gives a person more time: their duration times a factor, and more of the window. What has expired goes on.',
    input: bySet.extend({
      /** 1.5 is half as much again; counted from the questionnaire’s own duration. */
      Factor: z.number().min(1).max(10),
      /** Hours added to the window. */
      WindowHours: z.int().min(0).max(8_760).default(0),
    }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId, Factor: 1.5 }),
    output: questClock,
    access: asAdmin,
    audit: 'quest.timeGranted',
    feed: 'project',
    concerns: 'others',
  }),
  settleExpired: writeCall({
    path: '/api/quest/SettleExpired',
    summary:
      'Counts an expired attempt as finished at its deadline, with the answers that are there.',
    input: bySet,
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questClock,
    access: asAdmin,
    audit: 'quest.settled',
    feed: 'project',
    concerns: 'others',
  }),
}
