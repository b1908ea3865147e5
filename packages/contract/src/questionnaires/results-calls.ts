import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { id, page, paged } from '../core/shapes.ts'
import {
  answeredRow,
  distribution,
  exportedSet,
  groupChange,
  groupResult,
  resultRow,
  writtenAnswer,
} from './results-entities.ts'
import { RESULT_ROLES, RESULT_STATES } from './results-roles.ts'

const lang = z.enum(['el', 'en']).default('el')

const read = {
  method: 'POST',
  body: 'json',
  effect: 'read',
  rate: 'read',
  access: { roles: RESULT_ROLES, scope: 'relation' },
} as const

/** Which attempts are counted: of one version, since another may ask something else. */
const resultFilter = z.strictObject({
  ProjectId: id,
  QuestId: id,
  /** The latest that has been answered without it. */
  Version: z.int().min(1).max(2_147_483_647).nullish(),
  ActionId: id.nullish(),
  State: z.enum(RESULT_STATES).default('finished'),
  Lang: lang,
})

/** What came out of questionnaires, over the people within the caller's reach. */
export const resultsCalls = {
  listResults: defineCall({
    ...read,
    path: '/api/quest/ResultsList',
    summary:
      'The questionnaires that visible actions ask, in their order, and those that were answered by links alone, with how many attempts there are; ten a page.',
    input: z.strictObject({
      ProjectId: id,
      /** Only the questionnaire that this action asks. */
      ActionId: id.nullish(),
      Search: z.string().max(100).default(''),
      page,
    }),
    output: paged(resultRow),
  }),
  getDistribution: defineCall({
    ...read,
    path: '/api/quest/ResultsByQuestion',
    summary: 'What was answered to each question of a questionnaire, counted.',
    input: resultFilter,
    output: distribution,
  }),
  listWrittenTexts: defineCall({
    ...read,
    path: '/api/quest/ResultsTexts',
    summary: 'What was written to one question, the latest first; ten a page.',
    input: resultFilter.extend({ Question: z.string().min(1).max(20), page }),
    output: paged(writtenAnswer),
  }),
  listAnswered: defineCall({
    ...read,
    path: '/api/quest/ResultsPeople',
    summary: 'Whose attempts there are at a questionnaire, by name; ten a page.',
    input: z.strictObject({
      ProjectId: id,
      QuestId: id,
      ActionId: id.nullish(),
      State: z.enum(['finished', 'expired', 'running']).nullish(),
      Search: z.string().max(100).default(''),
      page,
    }),
    output: paged(answeredRow),
  }),
  getGroupResults: defineCall({
    ...read,
    path: '/api/quest/CombinedGroupResults',
    summary:
      'The scales of several actions over everybody within reach, in the order that is asked for, and how they changed from the first to the last.',
    input: z.strictObject({ ProjectId: id, ActionIds: z.array(id).min(1).max(50), Lang: lang }),
    output: z.strictObject({ Results: z.array(groupResult), Changes: z.array(groupChange) }),
  }),
  startResultsExport: defineCall({
    ...read,
    path: '/api/quest/StartResultsExport',
    summary:
      'Begins an export of answers: fixes where its pages begin, and records that it was made.',
    input: resultFilter,
    output: z.strictObject({ Id: z.uuid(), count: z.int(), Pages: z.int() }),
    effect: 'write',
    audit: 'quest.exportStarted',
    idempotency: 'key',
    rate: 'bulk',
  }),
  exportResultsPage: defineCall({
    ...read,
    path: '/api/quest/ResultsExport',
    summary: 'A page of 100 attempts with their answers, of an export that was begun.',
    input: resultFilter.extend({
      Page: page,
      /** Without, the page is counted from the first attempt, and recorded by itself. */
      ExportId: z.uuid().optional(),
    }),
    output: z.strictObject({ list: z.array(exportedSet) }),
    audit: 'quest.exportPageRead',
  }),
}
