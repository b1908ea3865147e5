import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { besidePage, done, id, page, paged } from '../core/shapes.ts'
import { candidate, mark, overlap, participant } from './entities.ts'
import { CONFERENCE_ROLES, MARKING_ROLES } from './roles.ts'

const MAX_MARKS = 500
const search = z.string().trim().max(100)

/** Places in sessions: who comes, who waits, and who was there. */
export const placeCalls = {
  register: writeCall({
    path: '/api/conference/Register',
    summary:
      'Registers a mentee in a session; where no place is left, they wait for one. The answer says what else they have at that time.',
    input: z.strictObject({ ProjectId: id, SessionId: id, MenteeId: id }),
    example: ({ projectId, absentId, personId }) => ({
      ProjectId: projectId,
      SessionId: absentId,
      MenteeId: personId,
    }),
    output: z.strictObject({
      State: z.enum(['registered', 'waiting']),
      /** The how-manieth of those who wait they are; null for who has a place. */
      Position: z.int().nullable(),
      Overlaps: z.array(overlap),
    }),
    access: { roles: CONFERENCE_ROLES, scope: 'relation' },
    audit: 'conferences.registered',
    feed: 'project',
    concerns: 'mentees',
  }),
  withdraw: writeCall({
    path: '/api/conference/Withdraw',
    summary:
      'Gives up the place of a mentee in a session that has not begun, or their wait for one. Who waits longest gets the place.',
    input: z.strictObject({ ProjectId: id, SessionId: id, MenteeId: id }),
    example: ({ projectId, absentId, personId }) => ({
      ProjectId: projectId,
      SessionId: absentId,
      MenteeId: personId,
    }),
    output: done,
    access: { roles: CONFERENCE_ROLES, scope: 'relation' },
    audit: 'conferences.withdrawn',
    feed: 'project',
    concerns: 'mentees',
  }),
  listCandidates: readCall({
    path: '/api/conference/Candidates',
    summary:
      'Mentees within reach who could be registered in a session: neither registered in the conference nor done with it. Ten a page, with how many places are left.',
    input: z.strictObject({
      ProjectId: id,
      SessionId: id,
      Search: search.optional(),
      page,
      ...besidePage,
    }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, SessionId: absentId, page: 1 }),
    output: paged(candidate).extend({
      /** Null where there is no limit. */
      PlacesLeft: z.int().nullable(),
      Waiting: z.int(),
    }),
    access: { roles: MARKING_ROLES, scope: 'relation' },
  }),
  registerMany: writeCall({
    path: '/api/conference/RegisterMany',
    summary:
      'Registers many mentees at once, those named or all candidates of a search. As many as there are places get one, by their names; the others wait. Refused when they are not as many as were shown.',
    input: z.strictObject({
      ProjectId: id,
      SessionId: id,
      /** Null for all candidates of the search. */
      MenteeIds: z.array(id).min(1).max(MAX_MARKS).nullable(),
      Search: search.optional(),
      /** How many the page said they are. */
      Expected: z.int().min(1).max(100_000),
    }),
    example: ({ projectId, absentId, personId }) => ({
      ProjectId: projectId,
      SessionId: absentId,
      MenteeIds: [personId],
      Expected: 1,
    }),
    output: z.strictObject({ Registered: z.int(), Waiting: z.int() }),
    access: { roles: MARKING_ROLES, scope: 'relation' },
    rate: 'bulk',
    audit: 'conferences.registeredMany',
    feed: 'project',
    concerns: 'mentees',
  }),
  listParticipants: readCall({
    path: '/api/conference/Participants',
    summary:
      'Who has a place in a session or waits for one, among the people within reach, by name; and how many others there are.',
    input: z.strictObject({ ProjectId: id, SessionId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, SessionId: absentId }),
    output: z.strictObject({
      People: z.array(participant),
      /** How many have a place or wait who are not within the caller's reach. */
      Others: z.int(),
      /** Whether attendance may be said: the session has begun and was not cancelled. */
      CanMark: z.boolean(),
    }),
    access: { roles: MARKING_ROLES, scope: 'relation' },
  }),
  markAttendance: writeCall({
    path: '/api/conference/MarkAttendance',
    summary:
      'Says who was there once the session has begun: being present completes the action, and taking this back takes the completion back. Refused where somebody has said otherwise since.',
    input: z.strictObject({
      ProjectId: id,
      SessionId: id,
      Marks: z.array(mark).min(1).max(MAX_MARKS),
    }),
    example: ({ projectId, absentId, personId }) => ({
      ProjectId: projectId,
      SessionId: absentId,
      Marks: [{ MenteeId: personId, Attendance: 'present' as const, Minutes: null, Seen: null }],
    }),
    output: z.strictObject({ Changed: z.int() }),
    access: { roles: MARKING_ROLES, scope: 'relation' },
    audit: 'conferences.attendanceMarked',
    feed: 'project',
    concerns: 'mentees',
  }),
}
