import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { besidePage, day, done, id, page, paged } from '../core/shapes.ts'
import {
  handling,
  mentorLoad,
  overview,
  queueEntry,
  reason,
  reasonCounts,
  weekRow,
} from './entities.ts'
import { REASONS } from './reasons.ts'
import { statistics } from './statistics.ts'

const HANDLING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
const READING_ROLES = [...HANDLING_ROLES, 'SupervisorLite'] as const
const STATISTICS_ROLES = [...OVERSEEING_ROLES, 'SupervisorLite', 'SupervisorLitePlus'] as const

const inProject = z.strictObject({ ProjectId: id })
const search = z.string().max(200).default('')

/** Supervision: who waits for something, what was done about it, and what mentors carry. */
export const supervisionCalls = defineCalls('supervision', {
  listQueue: readCall({
    path: '/api/supervision/queue',
    summary:
      'Active mentees within reach who wait for something, each with all that they wait for, those who wait longest first, ten a page. What was seen to is left out until its day, or until the reason begins anew.',
    input: inProject.extend({
      Reason: reason.nullish(),
      MentorId: id.nullish(),
      Search: search,
      page,
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(queueEntry).extend({ Reasons: reasonCounts }),
    access: { roles: READING_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  handleEntry: writeCall({
    path: '/api/supervision/handle',
    summary:
      'Takes what a mentee waits for out of the queue: because it was seen to, or until a day from which it is to be looked at again.',
    input: inProject.extend({
      MenteeId: id,
      Reasons: z.array(reason).min(1).max(REASONS.length),
      Note: z.string().trim().max(500),
      Until: day.nullable(),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      MenteeId: personId,
      Reasons: ['firstMeeting' as const],
      Note: 'Μίλησα με τον μέντορα',
      Until: null,
    }),
    output: done,
    access: { roles: HANDLING_ROLES, scope: 'relation' },
    audit: 'supervision.handled',
    feed: 'project',
    concerns: 'others',
  }),
  listHistory: readCall({
    path: '/api/supervision/history',
    summary: 'What was done about a mentee in the queue, the newest first, at most 100.',
    input: inProject.extend({ MenteeId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, MenteeId: personId }),
    output: z.array(handling),
    access: { roles: READING_ROLES, scope: 'relation' },
  }),
  getOverview: readCall({
    path: '/api/supervision/overview',
    summary: 'Where the project stands, as far as the caller reaches.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: overview,
    access: { roles: READING_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  listWeek: readCall({
    path: '/api/supervision/week',
    summary:
      'Who stands behind a number of the overview: the meetings, or the completions, of this week, ten a page.',
    input: inProject.extend({ What: z.enum(['meetings', 'completions']), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, What: 'meetings' as const, page: 1 }),
    output: paged(weekRow),
    access: { roles: READING_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  listMentorLoads: readCall({
    path: '/api/supervision/mentors',
    summary: 'What the mentors within reach carry, ten a page.',
    input: inProject.extend({
      Search: search,
      Order: z.enum(['name', 'mentees', 'behind', 'planned', 'held', 'activity']).default('name'),
      Desc: z.boolean().default(false),
      page,
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(mentorLoad),
    access: { roles: [...OVERSEEING_ROLES, 'SupervisorLite'], scope: 'relation' },
    rate: 'aggregate',
  }),
  getStatistics: readCall({
    path: '/api/supervision/statistics',
    summary:
      'How active mentees within reach come along: by week, by how far they are, and by action.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: statistics,
    access: { roles: STATISTICS_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
})
