import { z } from 'zod'
import { menteeAction } from '../actions/entities.ts'
import { calendarSession } from '../conferences/entities.ts'
import { defineCalls, readCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { day, id, instant } from '../core/shapes.ts'
import { meeting } from '../meetings/entities.ts'
import { activity } from '../people/user-calls.ts'
import { waitingSubmission } from '../submissions/entities.ts'
import { overview, queueEntry } from '../supervision/entities.ts'

const inProject = z.strictObject({ ProjectId: id })
const ofProject = {
  input: inProject,
  example: ({ projectId }: { readonly projectId: number }) => ({ ProjectId: projectId }),
}

/** Those who look on, and change nothing. */
const READERS = ['SupervisorLite', 'SupervisorLitePlus'] as const

/** The first of those who wait, and how many there are. */
const waiting = z.strictObject({ list: z.array(queueEntry), count: z.int() })

/** What one person did in one way on one day. */
const changes = z.strictObject({
  Day: day,
  Count: z.int(),
  /** To how many people. */
  People: z.int(),
  /** The newest of them. */
  Latest: activity,
})

const submissions = z.strictObject({
  list: z.array(waitingSubmission),
  count: z.int(),
  Oldest: instant.nullable(),
})

/** Homes: what each role came for, in one answer. */
export const homesCalls = defineCalls('homes', {
  getStaff: readCall({
    ...ofProject,
    path: '/api/home/Staff',
    summary:
      'The home of those who oversee: who waits longest, the numbers of this week, what waits for a decision, and what changed in seven days, a line for all that one person did in one way on one day.',
    output: z.strictObject({
      Overview: overview,
      Waiting: waiting,
      Submissions: submissions,
      Changes: z.array(changes),
    }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  getMentor: readCall({
    ...ofProject,
    path: '/api/home/Mentor',
    summary:
      'The home of a mentor: who waits for them, what was handed in, the meetings of today and the next four weeks, at most ten, and what is to be followed up.',
    output: z.strictObject({
      Waiting: waiting,
      Submissions: submissions,
      Meetings: z.array(meeting),
      FollowUps: z.strictObject({
        list: z.array(meeting.extend({ Text: z.string() })),
        count: z.int(),
      }),
    }),
    access: { roles: ['Mentor'], scope: 'relation' },
    rate: 'aggregate',
  }),
  getReader: readCall({
    ...ofProject,
    path: '/api/home/Reader',
    summary:
      'The home of those who look on: the reports that they may read, and who of their people waits for what.',
    output: z.strictObject({
      Reports: z.array(z.strictObject({ Id: id, Title: z.string(), Descr: z.string() })),
      Waiting: waiting,
    }),
    access: { roles: READERS, scope: 'relation' },
    rate: 'aggregate',
  }),
  getMentee: readCall({
    ...ofProject,
    path: '/api/home/Mentee',
    summary:
      'The home of a mentee: their actions in order, the next meeting, the sessions in which they have a place or wait for one, and their mentor.',
    output: z.strictObject({
      Actions: z.array(menteeAction),
      Meeting: meeting.nullable(),
      Sessions: z.array(calendarSession),
      Mentor: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }).nullable(),
    }),
    access: { roles: ['Mentee'], scope: 'self' },
  }),
})
