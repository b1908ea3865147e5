import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { day, id, instant } from '../core/shapes.ts'
import { cellMeeting, slotWeek } from './entities.ts'

const MEETING_ROLES = [...OVERSEEING_ROLES, 'Mentor', 'Mentee'] as const

/** One meeting at large: what the panel shows of a mentee's meeting about an action. */
export const panelCalls = {
  getMeeting: readCall({
    path: '/api/meeting/Get',
    summary:
      "A mentee's meeting about an action: the one that is named, or else the latest; null where none was ever set.",
    input: z.strictObject({
      ProjectId: id,
      MenteeId: id,
      ActionId: id,
      MeetingId: id.optional(),
    }),
    example: ({ projectId, personId, meetingId }) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionId: meetingId,
    }),
    output: cellMeeting,
    access: { roles: MEETING_ROLES, scope: 'relation' },
  }),
  listSlots: readCall({
    path: '/api/meeting/Slots',
    summary:
      "Seven days from one on for a mentee's meeting about an action: the mentor's hours, what is in the way with the other person's name as far as the caller may know them, and starts that are offered on three different days.",
    input: z.strictObject({ ProjectId: id, MenteeId: id, ActionId: id, From: day }),
    example: ({ projectId, personId, meetingId }) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionId: meetingId,
      From: '2030-03-04',
    }),
    output: slotWeek,
    access: { roles: MEETING_ROLES, scope: 'relation' },
  }),
  askForTime: writeCall({
    path: '/api/meeting/Ask',
    summary:
      'A mentee asks for another start of a meeting that is to come, or, without one, says that they cannot come and why. What they asked before no longer holds.',
    input: z.strictObject({
      ProjectId: id,
      MeetingId: id,
      Time: instant.nullable(),
      Reason: z.string().trim().max(500),
    }),
    example: ({ projectId, bookingId }) => ({
      ProjectId: projectId,
      MeetingId: bookingId,
      Time: null,
      Reason: 'Έχω εξετάσεις',
    }),
    output: cellMeeting,
    access: { roles: ['Mentee'], scope: 'relation' },
    audit: 'meetings.timeAsked',
    feed: 'project',
    concerns: 'mentees',
  }),
  settleWish: writeCall({
    path: '/api/meeting/SettleWish',
    summary:
      'What a mentee has asked about a meeting no longer holds: they take it back, or those who plan it leave its time as it is.',
    input: z.strictObject({ ProjectId: id, MeetingId: id }),
    example: ({ projectId, bookingId }) => ({ ProjectId: projectId, MeetingId: bookingId }),
    output: cellMeeting,
    access: { roles: MEETING_ROLES, scope: 'relation' },
    audit: 'meetings.wishSettled',
    feed: 'project',
    concerns: 'mentees',
  }),
}
