import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import {
  besidePage,
  day,
  done,
  id,
  instant,
  nothing,
  numeral,
  page,
  paged,
  someText,
} from '../core/shapes.ts'
import {
  availability,
  journal,
  journalChange,
  meeting,
  meetingConflict,
  proposal,
  scheduleEntry,
} from './entities.ts'
import { panelCalls } from './panel-calls.ts'

const WORKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
const MEETING_ROLES = [...WORKING_ROLES, 'Mentee'] as const
const CALENDAR = 'text/calendar; charset=utf-8'
const FEED_TOKEN = z.string().regex(/^[\w-]{43}$/, { error: 'invalid' })

/** Meetings: the calendar, what came of them, and when people can meet. */
export const meetingsCalls = defineCalls('meetings', {
  ...panelCalls,
  listSchedule: readCall({
    path: '/api/User/Schedule',
    summary: "The caller's own planned meetings in the project, from today on, at most 1,000.",
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(scheduleEntry),
    access: { roles: MEETING_ROLES, scope: 'self' },
  }),
  listMeetings: readCall({
    path: '/api/User/Schedule2',
    summary:
      'Meetings of people within reach whose start lies from the first to the last day, at most 93 days; without a first day from today, and without a last one all from then on; the first 5,000.',
    input: z.strictObject({
      ProjectId: id,
      From: day.optional(),
      To: day.optional(),
      MentorId: id.nullish(),
      MenteeId: id.nullish(),
      /** Cancelled ones as well. */
      Cancelled: z.boolean().optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(meeting),
    access: { roles: MEETING_ROLES, scope: 'relation' },
  }),
  checkOverlaps: readCall({
    path: '/api/User/MentorOverlaps',
    summary:
      "What is in the way of a meeting at a time, and the next three starts at which nothing is (spec §5); without a mentee and an action, in the calendar of a mentor, the caller's own unless named. Nothing is kept: scheduling checks again.",
    input: z
      .strictObject({
        /** The session's project without it, as the specification's call has it. */
        ProjectId: id.optional(),
        ActionId: id.optional(),
        MenteeId: id.optional(),
        MentorId: id.nullish(),
        /** Now without it. */
        Time: instant.optional(),
      })
      .refine(({ ActionId, MenteeId }) => ActionId === undefined || MenteeId !== undefined, {
        error: 'required',
        path: ['MenteeId'],
      })
      .refine(({ ActionId, MenteeId }) => MenteeId === undefined || ActionId !== undefined, {
        error: 'required',
        path: ['ActionId'],
      }),
    example: ({ projectId, meetingId, personId, soon }) => ({
      ProjectId: projectId,
      ActionId: meetingId,
      MenteeId: personId,
      Time: soon,
    }),
    output: z.strictObject({ Conflict: meetingConflict.nullable(), Free: z.array(instant) }),
    access: { roles: WORKING_ROLES, scope: 'relation' },
  }),
  proposeSeries: readCall({
    path: '/api/meeting/ProposeSeries',
    summary:
      'Starts for meetings one after another, every so many weeks at the same time of day; where one is taken, the nearest free start after it.',
    input: z.strictObject({
      ProjectId: id,
      MenteeId: id,
      ActionIds: z.array(id).min(1).max(12),
      From: instant,
      EveryWeeks: z.int().min(1).max(12),
    }),
    example: ({ projectId, personId, meetingId, soon }) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionIds: [meetingId],
      From: soon,
      EveryWeeks: 2,
    }),
    output: z.array(proposal),
    access: { roles: WORKING_ROLES, scope: 'relation' },
  }),
  getJournal: readCall({
    path: '/api/meeting/GetJournal',
    summary: 'What came of a meeting, as far as the caller may read it.',
    input: z.strictObject({ ProjectId: id, MeetingId: id }),
    example: ({ projectId, bookingId }) => ({ ProjectId: projectId, MeetingId: bookingId }),
    output: journal,
    access: { roles: MEETING_ROLES, scope: 'relation' },
    own: 'part',
  }),
  saveJournal: writeCall({
    path: '/api/meeting/SaveJournal',
    summary:
      'Keeps what came of a meeting: held or not once it has begun, place, duration, subject, notes and what is to be followed up. Refused when somebody has changed it since.',
    input: journalChange.extend({ ProjectId: id }),
    example: ({ projectId, bookingId }) => ({
      ProjectId: projectId,
      MeetingId: bookingId,
      Version: 0,
      Held: null,
      Reason: '',
      Place: 'Γραφείο',
      Duration: 45,
      Subject: '',
      Notes: '',
      PrivateNotes: '',
      FollowUp: '',
    }),
    output: journal,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'meetings.journalSaved',
    feed: 'project',
    concerns: 'others',
  }),
  commentOnMeeting: writeCall({
    path: '/api/meeting/Comment',
    summary: 'Keeps the comment of those who oversee the mentor; an empty one removes it.',
    input: z.strictObject({
      ProjectId: id,
      MeetingId: id,
      Text: z.string().trim().max(2_000),
      /** When the comment that it takes the place of was written, null where there was none: not given, any. */
      Seen: instant.nullable().optional(),
    }),
    example: ({ projectId, bookingId }) => ({
      ProjectId: projectId,
      MeetingId: bookingId,
      Text: 'Καλή πορεία',
    }),
    output: journal,
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    audit: 'meetings.commented',
    feed: 'project',
    concerns: 'others',
  }),
  resolveFollowUp: writeCall({
    path: '/api/meeting/ResolveFollowUp',
    summary: 'Says that what was to be followed up has been seen to, and how.',
    input: z.strictObject({
      ProjectId: id,
      MeetingId: id,
      Note: someText.max(500),
    }),
    example: ({ projectId, bookingId }) => ({
      ProjectId: projectId,
      MeetingId: bookingId,
      Note: 'Έγινε',
    }),
    output: journal,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'meetings.followUpResolved',
    feed: 'project',
    concerns: 'others',
  }),
  listFollowUps: readCall({
    path: '/api/meeting/FollowUps',
    summary: 'Open follow-ups of people within reach, the oldest first, ten a page.',
    input: z.strictObject({ ProjectId: id, page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(meeting.extend({ Text: z.string() })),
    access: { roles: WORKING_ROLES, scope: 'relation' },
  }),
  getAvailability: readCall({
    path: '/api/meeting/GetAvailability',
    summary: "When a mentor can meet; without an id, the caller's own.",
    input: z.strictObject({ ProjectId: id, MentorId: id.optional() }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, MentorId: personId }),
    output: availability,
    access: { roles: MEETING_ROLES, scope: 'relation' },
  }),
  saveAvailability: writeCall({
    path: '/api/meeting/SaveAvailability',
    summary:
      'Keeps when the caller can meet. Free starts are offered within these hours; meetings that are planned stay as they are.',
    input: availability.extend({ ProjectId: id, Room: availability.shape.Room.default('') }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Hours: [{ Day: 1, From: '10:00', To: '14:00' }],
      DaysOff: [],
    }),
    output: done,
    whileArchived: 'refused',
    access: { roles: WORKING_ROLES, scope: 'self' },
    audit: 'meetings.availabilitySaved',
    idempotency: 'natural',
  }),
  downloadMeeting: readCall({
    method: 'GET',
    path: '/api/meeting/ics',
    body: 'query',
    summary: 'One meeting as an .ics file (iCalendar, RFC 5545).',
    input: z.strictObject({
      ProjectId: numeral.pipe(id),
      MeetingId: numeral.pipe(id),
    }),
    example: ({ projectId, bookingId }) => ({ ProjectId: projectId, MeetingId: bookingId }),
    output: z.string(),
    file: { type: CALENDAR, name: 'meeting.ics' },
    access: { roles: MEETING_ROLES, scope: 'relation' },
  }),
  getFeed: readCall({
    path: '/api/meeting/GetFeed',
    summary: "Whether the caller's calendar feed is on, and since when.",
    input: nothing,
    output: z.strictObject({ Since: instant.nullable(), ReadAt: instant.nullable() }),
    access: { roles: 'everyone', scope: 'self' },
    own: 'all',
  }),
  renewFeed: writeCall({
    path: '/api/meeting/RenewFeed',
    summary:
      "A new private address for the caller's calendar feed, shown this once; an earlier address stops working.",
    input: nothing,
    output: z.strictObject({ Url: z.string() }),
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'meetings.feedRenewed',
    idempotency: 'natural',
  }),
  revokeFeed: writeCall({
    path: '/api/meeting/RevokeFeed',
    summary: "Turns the caller's calendar feed off: its address stops working.",
    input: nothing,
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'meetings.feedRevoked',
    idempotency: 'natural',
  }),
  readFeed: readCall({
    method: 'GET',
    path: '/api/meeting/feed',
    body: 'query',
    summary: "Somebody's meetings as an iCalendar feed, for calendar programs.",
    input: z.strictObject({ token: FEED_TOKEN }),
    example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
    output: z.string(),
    file: { type: CALENDAR, name: 'telemachos.ics' },
    access: { anonymous: true, because: 'calendar programs have no session; the token is secret' },
  }),
})
