import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { besidePage, day, done, id, page, paged, someText, translations } from '../core/shapes.ts'
import {
  dailyCount,
  indicator,
  indicatorSummary,
  level,
  measuredPerson,
  statisticsAnswer,
} from './entities.ts'
import * as limits from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const reading = { roles: limits.INDICATOR_ROLES, scope: 'relation' } as const
const writing = { roles: limits.INDICATOR_WRITING_ROLES, scope: 'relation' } as const
const authors = { roles: limits.INDICATOR_AUTHOR_ROLES, scope: 'project' } as const

const text = z.string().max(limits.MAX_TEXT)

/** Indicators of people, and how a programme goes from day to day (spec §2.2, statistics). */
export const indicatorsCalls = defineCalls('indicators', {
  listIndicators: readCall({
    path: '/api/statistics/list',
    summary: 'The indicators of the project that the caller’s level sees, in their order.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(indicator),
    access: { roles: limits.INDICATOR_ROLES, scope: 'project' },
  }),
  getStatistics: readCall({
    path: '/api/statistics/get',
    summary:
      'What some indicators say of some people, where they say anything; people out of reach are left out.',
    input: z.strictObject({
      ...inProject,
      Ids: z.array(id).min(1).max(limits.MAX_INDICATORS),
      UserIds: z.array(id).min(1).max(100),
    }),
    example: ({ projectId, personId, absentId }) => ({
      ProjectId: projectId,
      Ids: [absentId],
      UserIds: [personId],
    }),
    output: z.array(statisticsAnswer),
    access: reading,
  }),
  listMeasured: readCall({
    path: '/api/statistics/people',
    summary:
      'Active mentees within reach by name, ten a page, with what some indicators say of them.',
    input: z.strictObject({
      ...inProject,
      Ids: z.array(id).min(1).max(limits.MAX_INDICATORS),
      Search: z.string().max(200).default(''),
      page: page.default(1),
      ...besidePage,
    }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Ids: [absentId], page: 1 }),
    output: paged(measuredPerson),
    access: { roles: limits.STATISTICS_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  setStatistic: writeCall({
    path: '/api/statistics/set',
    summary:
      'Writes what an indicator says of a person within reach, where the level allows it. Told with the present value when somebody else has changed it.',
    input: z.strictObject({
      ...inProject,
      Id: id,
      UserId: id,
      Value: z.union([z.string().max(limits.MAX_VALUE), z.number(), z.boolean(), z.null()]),
      /** What the page showed: where it is no longer so, it is a conflict. */
      Old: z.string().max(limits.MAX_VALUE).optional(),
    }),
    example: ({ projectId, personId, absentId }) => ({
      ProjectId: projectId,
      Id: absentId,
      UserId: personId,
      Value: 7,
    }),
    output: statisticsAnswer,
    access: writing,
    audit: 'users.fieldUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  setStatisticText: writeCall({
    path: '/api/statistics/settext',
    summary: 'Writes the text beside what an indicator says of a person; as its value.',
    input: z.strictObject({ ...inProject, Id: id, UserId: id, Text: text, Old: text.optional() }),
    example: ({ projectId, personId, absentId }) => ({
      ProjectId: projectId,
      Id: absentId,
      UserId: personId,
      Text: 'Μετά τη δεύτερη συνάντηση',
    }),
    output: statisticsAnswer,
    access: writing,
    audit: 'users.fieldUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  summarizeIndicator: readCall({
    path: '/api/statistics/summary',
    summary: 'What an indicator says of all active mentees within reach.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: indicatorSummary,
    access: reading,
    rate: 'aggregate',
  }),
  saveIndicator: writeCall({
    path: '/api/statistics/edit',
    summary:
      'Adds an indicator to the fields of the project, or changes one; `conflict` where the project was saved meanwhile.',
    input: z.strictObject({
      ...inProject,
      Id: id.optional(),
      Label: someText.max(150),
      Labels: translations(150).optional(),
      Kind: z.enum(limits.INDICATOR_KINDS),
      Options: z.array(someText.max(200)).max(100).default([]),
      Level: level,
      EditLevel: level,
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Id: absentId,
      Label: 'Αυτοπεποίθηση',
      Kind: 'number' as const,
      Level: 3,
      EditLevel: 3,
    }),
    output: indicator,
    access: authors,
    // What saves the project commits by itself.
    commit: 'none',
    idempotency: 'natural',
    audit: 'indicators.saved',
  }),
  removeIndicator: writeCall({
    path: '/api/statistics/remove',
    summary:
      'Takes an indicator out of the fields of the project; an earlier version brings it back.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: authors,
    commit: 'none',
    idempotency: 'natural',
    audit: 'indicators.removed',
  }),
  getTrend: readCall({
    path: '/api/statistics/trend',
    summary: 'How the people within reach stood at the end of each day, from what is kept daily.',
    input: z.strictObject({ ...inProject, From: day, To: day }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      From: '2026-01-01',
      To: '2026-01-31',
    }),
    output: z.array(dailyCount),
    access: { roles: limits.STATISTICS_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
})
