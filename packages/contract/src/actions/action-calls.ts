import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, instant, jsonText, nothing, someText, translations } from '../core/shapes.ts'
import { CONFIGURING_ROLES } from './configuring-roles.ts'
import { action, actionType, gridEntry, menteeAction } from './entities.ts'

const WORKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
/** The date that the page showed, null for none; a change of somebody else is then not overwritten. */
const seen = instant.nullish()
const title = someText.max(300)

/** Actions: what there is to do, and doing it. */
export const actionCalls = {
  listActions: readCall({
    path: '/api/action/all',
    summary:
      'The actions of a project that the caller may see; with `all`, unpublished and hidden ones too (Coordinator and above).',
    input: z.strictObject({ ProjectId: id, all: z.boolean().default(false) }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(action),
    access: { roles: MEMBER_ROLES, scope: 'project' },
  }),
  getAction: readCall({
    path: '/api/action/get',
    summary: 'One action of the current project.',
    input: z.strictObject({ Id: id }),
    example: ({ actionId }) => ({ Id: actionId }),
    output: action,
    access: { roles: MEMBER_ROLES, scope: 'project' },
  }),
  listActionTypes: readCall({
    path: '/api/Action/Types',
    summary: 'The types of action; 1 and 2 are meetings.',
    input: nothing,
    output: z.array(actionType),
    access: { roles: MEMBER_ROLES, scope: 'global' },
  }),
  listMenteeActions: readCall({
    path: '/api/action/mentor',
    summary:
      "A mentee's actions as they stand, in order: the mentee's own page and the mentor's page of one mentee.",
    input: z.strictObject({ ProjectId: id, MenteeId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, MenteeId: personId }),
    output: z.array(menteeAction),
    access: { roles: [...WORKING_ROLES, 'Mentee'], scope: 'relation' },
  }),
  completeAction: writeCall({
    path: '/api/Action/complet',
    summary:
      'Completes an action for a mentee. Completing it again changes nothing. With `Locked` false, one that is not open to the mentee yet is refused as `locked_for_mentee`, so that a page can ask first.',
    input: z.strictObject({
      ActionId: id,
      MenteeId: id,
      MentorId: id.nullish(),
      Data: jsonText.nullish(),
      Locked: z.boolean().optional(),
    }),
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.boolean(),
    access: { roles: [...WORKING_ROLES, 'Mentee'], scope: 'relation' },
    audit: 'action.completed',
    feed: 'project',
    concerns: 'others',
    // With a script, which does more than complete it, in a transaction.
    commit: 'either',
  }),
  undoCompletion: writeCall({
    path: '/api/action/undo',
    summary:
      'Takes a completion back; what was written stays. With `Own`, only one that the caller made: where somebody else has completed it, that is refused.',
    input: z.strictObject({ ActionId: id, MenteeId: id, Own: z.boolean().default(false) }),
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.boolean(),
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'action.undone',
    feed: 'project',
    concerns: 'others',
  }),
  publishAction: writeCall({
    path: '/api/action/publish',
    summary:
      'Sets the date of a meeting for a mentee. Refused when mentor, mentee or action has another entry within 45 minutes (spec §5), and when the date is no longer the one that was seen.',
    input: z.strictObject({
      ActionId: id,
      date: instant,
      MenteeId: id,
      MentorId: id.nullish(),
      Seen: seen,
    }),
    example: ({ meetingId, personId, soon }) => ({
      ActionId: meetingId,
      MenteeId: personId,
      date: soon,
    }),
    output: done,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'meeting.scheduled',
    feed: 'project',
    concerns: 'others',
  }),
  publishSeries: writeCall({
    path: '/api/action/PublishSeries',
    summary:
      'Sets the dates of several meetings of a mentee: all of them, or none when one is refused.',
    input: z.strictObject({
      MenteeId: id,
      Meetings: z
        .array(z.strictObject({ ActionId: id, date: instant }))
        .min(1)
        .max(12),
    }),
    example: ({ personId, meetingId, later }) => ({
      MenteeId: personId,
      Meetings: [{ ActionId: meetingId, date: later }],
    }),
    output: done,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'meeting.scheduled',
    feed: 'project',
    concerns: 'others',
  }),
  cancelMeeting: writeCall({
    path: '/api/action/CancelMeeting',
    summary: 'Cancels the planned meeting of a mentee and an action, and keeps why.',
    input: z.strictObject({
      ActionId: id,
      MenteeId: id,
      Reason: someText.max(500),
      Seen: seen,
    }),
    example: ({ meetingId, personId }) => ({
      ActionId: meetingId,
      MenteeId: personId,
      Reason: 'Ασθένεια',
    }),
    output: done,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'meeting.cancelled',
    feed: 'project',
    concerns: 'others',
  }),
  getAggregateMentees: readCall({
    path: '/api/action/GetAggregateMentees',
    summary: 'What the mentees within reach have completed and saved for one action.',
    input: z.strictObject({ Id: id, ProjectId: id }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, Id: actionId }),
    output: z.array(
      z.strictObject({
        MenteeId: id,
        FirstName: z.string(),
        LastName: z.string(),
        Completed: z.boolean(),
        CompletedAt: instant.nullable(),
        Data: jsonText,
      }),
    ),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    rate: 'bulk',
  }),
  saveGrid: writeCall({
    path: '/api/action/SaveGrid',
    summary:
      "Saves the flags, order, groups and due dates of a project's actions. A conflict where somebody saved one of them since its Revision was seen.",
    input: z.strictObject({ ProjectId: id, Grid: z.array(gridEntry).min(1).max(2_000) }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      Grid: [{ ActionId: actionId, Flags: 2, Order: 3, Group: [], Due: null }],
    }),
    output: done,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    audit: 'actions.gridSaved',
    feed: 'project',
  }),
  getUses: readCall({
    path: '/api/action/Uses',
    summary: 'What depends on actions of a project, before they leave it or their group.',
    input: z.strictObject({ ProjectId: id, ActionIds: z.array(id).min(1).max(500) }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionIds: [actionId] }),
    output: z.strictObject({
      Completions: z.int(),
      /** Other actions whose conditions read whether these are completed. */
      Conditions: z.int(),
    }),
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
  }),
  createAction: writeCall({
    path: '/api/project/CreateAction',
    summary: 'Creates an action and links it to the project, unpublished, at the end of the grid.',
    input: z.strictObject({
      ProjectId: id,
      TypeId: id,
      Title: title,
      Titles: translations(300).optional(),
      Data: jsonText.default('{}'),
      QuestId: id.nullish(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, TypeId: 3, Title: 'Νέα δράση' }),
    output: action,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    audit: 'actions.created',
    feed: 'project',
  }),
}
