import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { day, id, numeral, someText } from '../core/shapes.ts'
import { calendarSession, conference, sessionChange } from './entities.ts'
import { CONFERENCE_ROLES, RUNNING_ROLES } from './roles.ts'

/** Conferences and their sessions. */
export const sessionCalls = {
  getConference: readCall({
    path: '/api/conference/Get',
    summary:
      'A conference with its sessions, as far as the caller may see them: the link for who is registered and for who runs it.',
    input: z.strictObject({ ProjectId: id, ActionId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ActionId: absentId }),
    output: conference,
    access: { roles: CONFERENCE_ROLES, scope: 'relation' },
  }),
  saveSession: writeCall({
    path: '/api/conference/SaveSession',
    summary:
      'Makes or changes a session. Whoever is registered is told of another time or place; places that become free go to those who wait. Refused when somebody has changed it since.',
    input: sessionChange.extend({
      ProjectId: id,
      ActionId: id,
      /** Why it is changed, for those who are told; empty where nothing needs to be said. */
      Reason: z.string().trim().max(500),
    }),
    example: ({ projectId, absentId, soon, later }) => ({
      ProjectId: projectId,
      ActionId: absentId,
      Id: null,
      Version: 0,
      Title: '',
      Begins: soon,
      Ends: later,
      Place: 'Αίθουσα Α',
      Link: '',
      LinkHours: null,
      Capacity: 30,
      Opens: null,
      Closes: null,
      Description: '',
      Speakers: '',
      ShowsNames: false,
      Materials: [],
      Reason: '',
    }),
    output: z.strictObject({
      Id: id,
      Version: z.int(),
      /** How many were told of another time or place, and how many who waited have a place now. */
      Told: z.int(),
      Promoted: z.int(),
    }),
    access: { roles: RUNNING_ROLES, scope: 'project' },
    audit: 'conferences.sessionSaved',
    feed: 'project',
  }),
  cancelSession: writeCall({
    path: '/api/conference/CancelSession',
    summary:
      'Cancels a session for a reason, and tells whoever is registered or waits. Its people may register in another.',
    input: z.strictObject({
      ProjectId: id,
      SessionId: id,
      Version: z.int().min(1).max(2_147_483_647),
      Reason: someText.max(500),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      SessionId: absentId,
      Version: 1,
      Reason: 'Ο χώρος δεν είναι διαθέσιμος',
    }),
    output: z.strictObject({ Told: z.int() }),
    access: { roles: RUNNING_ROLES, scope: 'project' },
    audit: 'conferences.sessionCancelled',
    feed: 'project',
  }),
  listCalendar: readCall({
    path: '/api/conference/Calendar',
    summary:
      'Sessions that begin from the first to the last day, at most 93 days: for a mentee those where they have a place or wait, for a mentor those of their mentees, for others all of the project.',
    input: z.strictObject({
      ProjectId: id,
      From: day,
      To: day,
      /** Cancelled ones as well. */
      Cancelled: z.boolean().optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, From: '2026-03-02', To: '2026-03-08' }),
    output: z.array(calendarSession),
    access: { roles: CONFERENCE_ROLES, scope: 'relation' },
  }),
  downloadSession: readCall({
    method: 'GET',
    path: '/api/conference/ics',
    body: 'query',
    summary: 'One session as an .ics file (iCalendar, RFC 5545).',
    input: z.strictObject({
      ProjectId: numeral.pipe(id),
      SessionId: numeral.pipe(id),
    }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, SessionId: absentId }),
    output: z.string(),
    file: { type: 'text/calendar; charset=utf-8', name: 'conference.ics' },
    // Who comes is not in it.
    access: { roles: CONFERENCE_ROLES, scope: 'project' },
  }),
}
