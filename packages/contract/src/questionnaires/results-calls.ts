import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { besidePage, id, page, paged } from '../core/shapes.ts'
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
  listResults: readCall({
    path: '/api/quest/ResultsList',
    summary:
      'The questionnaires that visible actions ask, in their order, and those that were answered by links alone, with how many attempts there are; ten a page.',
    input: z.strictObject({
      ProjectId: id,
      /** Only the questionnaire that this action asks. */
      ActionId: id.nullish(),
      Search: z.string().max(100).default(''),
      page,
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(resultRow),
    access: { roles: RESULT_ROLES, scope: 'relation' },
  }),
  getDistribution: readCall({
    path: '/api/quest/ResultsByQuestion',
    summary: 'What was answered to each question of a questionnaire, counted.',
    input: resultFilter,
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId }),
    output: distribution,
    access: { roles: RESULT_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  listWrittenTexts: readCall({
    path: '/api/quest/ResultsTexts',
    summary: 'What was written to one question, the latest first; ten a page.',
    input: resultFilter.extend({ Question: z.string().min(1).max(20), page, ...besidePage }),
    example: ({ projectId, questId }) => ({
      ProjectId: projectId,
      QuestId: questId,
      Question: 'ID_0001',
      page: 1,
    }),
    output: paged(writtenAnswer),
    access: { roles: RESULT_ROLES, scope: 'relation' },
  }),
  listAnswered: readCall({
    path: '/api/quest/ResultsPeople',
    summary: 'Whose attempts there are at a questionnaire, by name; ten a page.',
    input: z.strictObject({
      ProjectId: id,
      QuestId: id,
      ActionId: id.nullish(),
      State: z.enum(['finished', 'expired', 'running']).nullish(),
      Search: z.string().max(100).default(''),
      page,
      ...besidePage,
    }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId, page: 1 }),
    output: paged(answeredRow),
    access: { roles: RESULT_ROLES, scope: 'relation' },
  }),
  getGroupResults: readCall({
    path: '/api/quest/CombinedGroupResults',
    summary:
      'The scales of several actions over everybody within reach, in the order that is asked for, and how they changed from the first to the last.',
    input: z.strictObject({ ProjectId: id, ActionIds: z.array(id).min(1).max(50), Lang: lang }),
    example: ({ projectId, questActionId }) => ({
      ProjectId: projectId,
      ActionIds: [questActionId],
    }),
    output: z.strictObject({ Results: z.array(groupResult), Changes: z.array(groupChange) }),
    access: { roles: RESULT_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  startResultsExport: writeCall({
    path: '/api/quest/StartResultsExport',
    summary:
      'Begins an export of answers: fixes where its pages begin, and records that it was made.',
    input: resultFilter,
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId }),
    output: z.strictObject({ Id: z.uuid(), count: z.int(), Pages: z.int() }),
    access: { roles: RESULT_ROLES, scope: 'relation' },
    audit: 'quest.exportStarted',
    feed: 'project',
    rate: 'bulk',
  }),
  exportResultsPage: readCall({
    path: '/api/quest/ResultsExport',
    summary: 'A page of 100 attempts with their answers, of an export that was begun.',
    input: resultFilter.extend({
      Page: page,
      /** Without, the page is counted from the first attempt, and recorded by itself. */
      ExportId: z.uuid().optional(),
    }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId, Page: 1 }),
    output: z.strictObject({ list: z.array(exportedSet) }),
    access: { roles: RESULT_ROLES, scope: 'relation' },
    audit: 'quest.exportPageRead',
  }),
}
