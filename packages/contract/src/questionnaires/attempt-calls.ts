import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'
import { calculator } from '../spreadsheets/entities.ts'
import { REPORT_PARTS } from './report-parts.ts'
import { questClock, questionnaire, questResults, saved } from './entities.ts'

const WORKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
const READING_ROLES = [...WORKING_ROLES, 'Mentee'] as const

/** Default language 'el' (spec §9). */
const lang = z.enum(['el', 'en']).default('el')
const bySet = z.strictObject({ AnswerSetId: id })
const byCell = z.strictObject({ ActionId: id, MenteeId: id })

/** Whoever answers: the mentee, their mentor, or anybody with an answer set of their own. */
const asRespondent = { roles: MEMBER_ROLES, scope: 'relation' } as const
/** The same, and whoever opened a token without an account: for what it opened, and nothing else. */
const asGuest = { ...asRespondent, guest: 'key' } as const
const asReader = { roles: READING_ROLES, scope: 'relation' } as const

const revision = z.int().min(0).max(2_147_483_647)

/** What an answer is saved in; the answer beside it is all that the specification asks for. */
const answered = { AnswerSetId: id, GroupId: z.int().min(1).max(100_000) }

/**
 * What a page may say of a write, so that it counts once, in order, and overwrites nobody. What is
 * left out is not checked.
 */
const operation = {
  /** Which attempt the page showed; a cleared one begins another. */
  Epoch: revision.optional(),
  /** Unique for ever: a repeated write is known by it. */
  OpId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  /** The page: two tabs are two. */
  ClientId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  /** Grows with every write of the client. */
  Seq: z.int().min(1).max(2_147_483_647).optional(),
  /** The revision that the page showed; 0 for none. */
  BaseRev: revision.optional(),
}

/** Questionnaires as they are answered (spec §2.3, player). The administrator's calls are in
 * admin-calls, the author's in editor-calls. */
export const attemptCalls = {
  getByAction: readCall({
    path: '/api/quest/getByAction',
    summary: "The calling mentee's questionnaire of an action, with their answers.",
    input: z.strictObject({ ActionId: id, Lang: lang }),
    example: ({ questActionId }) => ({ ActionId: questActionId }),
    output: questionnaire,
    access: { roles: ['Mentee'], scope: 'self' },
  }),
  getByMenteeAction: readCall({
    path: '/api/quest/GetByMenteeAction',
    summary:
      "A mentee's questionnaire of an action: to fill in for its mentor, to read for others.",
    input: byCell.extend({ Lang: lang }),
    example: ({ questActionId, personId }) => ({ ActionId: questActionId, MenteeId: personId }),
    output: questionnaire,
    access: asReader,
  }),
  getMentorQuest: readCall({
    path: '/api/quest/MentorQuest',
    summary: "The caller's own copy of an action's questionnaire, about no mentee in particular.",
    input: z.strictObject({ ActionId: id, Lang: lang }),
    example: ({ questActionId }) => ({ ActionId: questActionId }),
    output: questionnaire,
    access: { roles: WORKING_ROLES, scope: 'self' },
  }),
  getByToken: writeCall({
    // It is the one place to guess at tokens.
    path: '/api/quest/GetByToken',
    summary:
      'The questionnaire that a token opens, for people without an account too. It is used up by as many people as it is for; whoever has used it opens theirs again.',
    input: z.strictObject({ TokenName: z.string().min(1).max(100), Lang: lang }),
    example: { TokenName: 'no-such-token' },
    output: questionnaire,
    access: { roles: MEMBER_ROLES, scope: 'self', guest: 'token' },
    audit: 'quest.tokenUsed',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  getByAnswerSetId: readCall({
    path: '/api/quest/GetByAnswerSetId',
    summary: 'One answer set with its questionnaire.',
    input: bySet.extend({ Lang: lang }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questionnaire,
    access: asGuest,
  }),
  findProject: readCall({
    path: '/api/quest/FindProject',
    summary: 'In which of the projects of the caller an answer set is that they may see.',
    input: bySet,
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: z.strictObject({ ProjectId: id }),
    access: { roles: 'everyone', scope: 'self' },
  }),
  getAnswered: readCall({
    path: '/api/quest/GetAnsweredByMenteeAction',
    summary: "A mentee's finished questionnaire of an action, to read.",
    input: byCell.extend({ Lang: lang }),
    example: ({ questActionId, personId }) => ({ ActionId: questActionId, MenteeId: personId }),
    output: questionnaire,
    access: asReader,
  }),
  getResults: readCall({
    path: '/api/quest/results',
    summary: 'What came out of an answer set: scales with their bands, and the answers in words.',
    input: bySet.extend({ Lang: lang }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questResults,
    access: asRespondent,
  }),
  getCombinedResults: readCall({
    path: '/api/quest/CombinedResults',
    summary:
      "A mentee's results of several actions together: in the order that is asked for or, by a report, of those that it has, in its order, and what it shows of them.",
    input: z.strictObject({
      /** The report that says which of them are read, in which order, and what of them. */
      ReportId: id.nullish(),
      MenteeId: id,
      ActionIds: z.array(id).min(1).max(50),
      Lang: lang,
    }),
    example: ({ personId, questActionId }) => ({ MenteeId: personId, ActionIds: [questActionId] }),
    output: z.strictObject({
      ReportId: id.nullable(),
      /** What the report is called; null without one. */
      Title: z.string().nullable(),
      /** What is said before the results. */
      Lead: z.string(),
      /** What the report shows of them; both without one. */
      Parts: z.enum(REPORT_PARTS),
      MenteeId: id,
      Results: z.array(questResults),
    }),
    access: asReader,
  }),
  openSheet: readCall({
    path: '/api/quest/Spreadsheet',
    summary: 'The calculator that a question of an answer set is answered with.',
    input: bySet.extend({ QuestionId: z.string().min(1).max(20) }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId, QuestionId: 'ID_0001' }),
    output: calculator,
    access: asGuest,
  }),
  start: writeCall({
    path: '/api/quest/StartTime',
    summary:
      'Starts the clock as the first question opens. By answer set; or, where there is none yet, by action and mentee (no mentee for MentorQuest), which makes one. Starting again changes nothing.',
    input: z.strictObject({
      AnswerSetId: id.nullish(),
      ActionId: id.nullish(),
      MenteeId: id.nullish(),
      /** The version that the page shows; refused when another has been published since. */
      VersionId: id.nullish(),
    }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questClock,
    access: asGuest,
    audit: 'quest.started',
    feed: 'project',
    concerns: 'others',
    idempotency: 'natural',
  }),
  getRemainingTime: readCall({
    path: '/api/quest/RemainingTime',
    summary: 'How an answer set stands, by the server’s clock; asked for every 10 s (spec §9).',
    input: bySet,
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questClock,
    access: asGuest,
  }),
  getRemainingTimeByAction: readCall({
    path: '/api/quest/RemainingTimeByAction',
    summary: "How a mentee's questionnaire of an action stands; Not Found before its start.",
    input: byCell,
    example: ({ questActionId, personId }) => ({ ActionId: questActionId, MenteeId: personId }),
    output: questClock,
    access: asReader,
  }),
  answerClosed: writeCall({
    path: '/api/quest/AnswerClosed',
    summary:
      'Saves the choice of one group; null clears it. A conflict (409) carries the current value.',
    input: z.strictObject({
      ...answered,
      OptionId: z.int().min(1).max(100_000).nullable(),
      ...operation,
    }),
    example: ({ answerSetId }) => ({
      AnswerSetId: answerSetId,
      GroupId: 1,
      Epoch: 0,
      OpId: `sample-${answerSetId}`,
      ClientId: 'sample-client',
      Seq: 1,
      BaseRev: 0,
      OptionId: 1,
    }),
    output: saved,
    access: asGuest,
    audit: 'quest.answered',
    concerns: 'others',
    commit: 'either',
    idempotency: 'natural',
  }),
  answerOpen: writeCall({
    path: '/api/quest/AnswerOpen',
    summary:
      "Saves the text of one group; '' clears it. A conflict (409) carries the current value.",
    input: z.strictObject({ ...answered, Text: z.string().max(10_000), ...operation }),
    example: ({ answerSetId }) => ({
      AnswerSetId: answerSetId,
      GroupId: 2,
      Epoch: 0,
      OpId: `sample-text-${answerSetId}`,
      ClientId: 'sample-client',
      Seq: 1,
      BaseRev: 0,
      Text: 'Κείμενο',
    }),
    output: saved,
    access: asGuest,
    audit: 'quest.answered',
    concerns: 'others',
    commit: 'either',
    idempotency: 'natural',
  }),
  pause: writeCall({
    path: '/api/quest/pause',
    summary: 'Pauses: the time of work stops, the window of availability does not.',
    input: bySet,
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questClock,
    access: asGuest,
    audit: 'quest.paused',
    concerns: 'others',
    idempotency: 'natural',
  }),
  resume: writeCall({
    path: '/api/quest/continue',
    summary: 'Goes on after a pause; refused when the window of availability is over.',
    input: bySet,
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId }),
    output: questClock,
    access: asGuest,
    audit: 'quest.continued',
    concerns: 'others',
    idempotency: 'natural',
  }),
  finish: writeCall({
    path: '/api/quest/finish',
    summary:
      'Finishes for good. Refused while an answer that it names has not arrived, and while a visible question is not right.',
    input: bySet.extend({
      Epoch: revision,
      /** The revisions that the page counts on. */
      Expected: z
        .array(z.strictObject({ GroupId: z.int().min(1).max(100_000), Rev: revision }))
        .max(5_000),
    }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId, Epoch: 0, Expected: [] }),
    output: questClock,
    access: asGuest,
    audit: 'quest.finished',
    feed: 'project',
    concerns: 'others',
  }),
}
