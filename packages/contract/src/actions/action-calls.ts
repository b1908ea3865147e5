import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, instant, jsonText, nothing } from '../core/shapes.ts'
import { action, actionType, gridEntry, menteeAction } from './entities.ts'

const WORKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
/** The date that the page showed, null for none; a change of somebody else is then not overwritten. */
const seen = instant.nullish()
const CONFIGURING_ROLES = ['Admin', 'ProjectManager', 'Coordinator'] as const

/** Actions: what there is to do, and doing it. */
export const actionCalls = {
  listActions: defineCall({
    method: 'POST',
    path: '/api/action/all',
    body: 'json',
    summary:
      'The actions of a project that the caller may see; with `all`, unpublished and hidden ones too (Coordinator and above).',
    input: z.strictObject({ ProjectId: id, all: z.boolean().default(false) }),
    output: z.array(action),
    access: { roles: MEMBER_ROLES, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  getAction: defineCall({
    method: 'POST',
    path: '/api/action/get',
    body: 'json',
    summary: 'One action of the current project.',
    input: z.strictObject({ Id: id }),
    output: action,
    access: { roles: MEMBER_ROLES, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  listActionTypes: defineCall({
    method: 'POST',
    path: '/api/Action/Types',
    body: 'json',
    summary: 'The types of action; 1 and 2 are meetings.',
    input: nothing,
    output: z.array(actionType),
    access: { roles: MEMBER_ROLES, scope: 'global' },
    effect: 'read',
    rate: 'read',
  }),
  listMenteeActions: defineCall({
    method: 'POST',
    path: '/api/action/mentor',
    body: 'json',
    summary:
      "A mentee's actions as they stand, in order: the mentee's own page and the mentor's page of one mentee.",
    input: z.strictObject({ ProjectId: id, MenteeId: id }),
    output: z.array(menteeAction),
    access: { roles: [...WORKING_ROLES, 'Mentee'], scope: 'relation' },
    effect: 'read',
    rate: 'read',
  }),
  completeAction: defineCall({
    method: 'POST',
    path: '/api/Action/complet',
    body: 'json',
    summary: 'Completes an action for a mentee. Completing it again changes nothing.',
    input: z.strictObject({
      ActionId: id,
      MenteeId: id,
      MentorId: id.nullish(),
      Data: jsonText.nullish(),
    }),
    output: z.boolean(),
    access: { roles: [...WORKING_ROLES, 'Mentee'], scope: 'relation' },
    effect: 'write',
    audit: 'action.completed',
    idempotency: 'key',
    commit: 'statement',
    rate: 'write',
  }),
  undoCompletion: defineCall({
    method: 'POST',
    path: '/api/action/undo',
    body: 'json',
    summary: 'Takes a completion back; what was written stays.',
    input: z.strictObject({ ActionId: id, MenteeId: id }),
    output: z.boolean(),
    access: { roles: WORKING_ROLES, scope: 'relation' },
    effect: 'write',
    audit: 'action.undone',
    idempotency: 'key',
    rate: 'write',
  }),
  publishAction: defineCall({
    method: 'POST',
    path: '/api/action/publish',
    body: 'json',
    summary:
      'Sets the date of a meeting for a mentee. Refused when mentor, mentee or action has another entry within 45 minutes (spec §5), and when the date is no longer the one that was seen.',
    input: z.strictObject({
      ActionId: id,
      date: instant,
      MenteeId: id,
      MentorId: id.nullish(),
      Seen: seen,
    }),
    output: done,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    effect: 'write',
    audit: 'meeting.scheduled',
    idempotency: 'key',
    rate: 'write',
  }),
  publishSeries: defineCall({
    method: 'POST',
    path: '/api/action/PublishSeries',
    body: 'json',
    summary:
      'Sets the dates of several meetings of a mentee: all of them, or none when one is refused.',
    input: z.strictObject({
      MenteeId: id,
      Meetings: z
        .array(z.strictObject({ ActionId: id, date: instant }))
        .min(1)
        .max(12),
    }),
    output: done,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    effect: 'write',
    audit: 'meeting.scheduled',
    idempotency: 'key',
    rate: 'write',
  }),
  cancelMeeting: defineCall({
    method: 'POST',
    path: '/api/action/CancelMeeting',
    body: 'json',
    summary: 'Cancels the planned meeting of a mentee and an action, and keeps why.',
    input: z.strictObject({
      ActionId: id,
      MenteeId: id,
      Reason: z.string().trim().min(1, { error: 'required' }).max(500),
      Seen: seen,
    }),
    output: done,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    effect: 'write',
    audit: 'meeting.cancelled',
    idempotency: 'key',
    rate: 'write',
  }),
  getAggregateMentees: defineCall({
    method: 'POST',
    path: '/api/action/GetAggregateMentees',
    body: 'json',
    summary: 'What the mentees within reach have completed and saved for one action.',
    input: z.strictObject({ Id: id, ProjectId: id }),
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
    effect: 'read',
    rate: 'bulk',
  }),
  saveGrid: defineCall({
    method: 'POST',
    path: '/api/action/SaveGrid',
    body: 'json',
    summary: "Saves the flags, order, groups and due dates of a project's actions.",
    input: z.strictObject({ ProjectId: id, Grid: z.array(gridEntry).min(1).max(500) }),
    output: done,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    effect: 'write',
    audit: 'actions.gridSaved',
    idempotency: 'key',
    rate: 'write',
  }),
  createAction: defineCall({
    method: 'POST',
    path: '/api/project/CreateAction',
    body: 'json',
    summary: 'Creates an action and links it to the project, unpublished, at the end of the grid.',
    input: z.strictObject({
      ProjectId: id,
      TypeId: id,
      Title: z.string().trim().min(1, { error: 'required' }).max(300),
      Data: jsonText.default('{}'),
      QuestId: id.nullish(),
    }),
    output: action,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    effect: 'write',
    audit: 'actions.created',
    idempotency: 'key',
    rate: 'write',
  }),
}
