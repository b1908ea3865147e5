import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { besidePage, day, id, page, paged, someText } from '../core/shapes.ts'
import { dueExtension, dueRule } from './due-rule.ts'

const CONFIGURING_ROLES = ['Admin', 'ProjectManager', 'Coordinator'] as const
const HELPING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
const place = { ProjectId: id, ActionId: id }

const stored = z.strictObject({
  ActionId: id,
  Rule: dueRule,
  /** The last day on which the action takes place, before which no deadline lies; null without events. */
  LastEvent: day.nullable(),
  /** The other actions of the project, in order. */
  Anchors: z.array(
    z.strictObject({
      Id: id,
      Title: z.string(),
      IsMeeting: z.boolean(),
      /** The actions whose deadlines would count from each other in a circle; empty where there is none. */
      Circle: z.array(z.string()),
    }),
  ),
})

const dueOfOne = z.strictObject({
  Id: id,
  FirstName: z.string(),
  LastName: z.string(),
  Joined: day,
  /** The day from which the deadline counts, where it has come. */
  Anchor: day.nullable(),
  /** The deadline by the rule that is tried, with the mentee's extension; null while there is none. */
  Due: day.nullable(),
  /** The deadline as it is stored. */
  Now: day.nullable(),
  Completed: z.boolean(),
  /** Whether the mentee would be late at once. */
  Late: z.boolean(),
  Extension: dueExtension.nullable(),
})

/** Deadlines of actions, and more time for one mentee. */
export const dueCalls = {
  getDueRule: readCall({
    path: '/api/action/DueRule',
    summary:
      'Until when an action is to be done in a project, and from which actions that may count.',
    input: z.strictObject(place),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: stored,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
  }),
  saveDueRule: writeCall({
    path: '/api/action/SaveDueRule',
    summary:
      'Saves until when an action is to be done in a project; what mentees have filled in stays. Refused where deadlines would count from each other in a circle. A conflict where the rule is no longer the one that was seen.',
    input: z.strictObject({ ...place, Rule: dueRule, Seen: dueRule }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Rule: { Kind: 'joining' as const, Amount: 2, Unit: 'week' as const },
      Seen: { Kind: 'none' as const },
    }),
    output: stored,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    audit: 'actions.dueRuleSaved',
    feed: 'project',
  }),
  previewDueRule: readCall({
    path: '/api/action/PreviewDueRule',
    summary:
      'Which deadline each mentee within reach would have by a rule, those who would be late first, twenty a page.',
    input: z.strictObject({ ...place, Rule: dueRule, page, ...besidePage }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Rule: {
        Kind: 'date' as const,
        On: '2026-03-12',
        Grace: { Amount: 14, Unit: 'day' as const },
      },
      page: 1,
    }),
    output: paged(dueOfOne).extend({
      /** Of all: how many have a deadline, have another one than now, and would be late at once. */
      Dated: z.int(),
      Changed: z.int(),
      Late: z.int(),
      Earliest: day.nullable(),
      Latest: day.nullable(),
    }),
    access: { roles: CONFIGURING_ROLES, scope: 'relation' },
    rate: 'bulk',
  }),
  extendDue: writeCall({
    path: '/api/action/ExtendDue',
    summary:
      'Gives one mentee more time for an action, with a reason that the mentee reads. A conflict where the deadline is no longer the one that was seen.',
    input: z.strictObject({
      ActionId: id,
      MenteeId: id,
      Until: day,
      Reason: someText.max(1_000),
      Seen: day,
    }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Until: '2026-03-20',
      Reason: 'Ασθένεια',
      Seen: '2026-03-12',
    }),
    output: z.strictObject({ Due: day }),
    access: { roles: HELPING_ROLES, scope: 'relation' },
    audit: 'action.dueExtended',
    feed: 'project',
    concerns: 'others',
  }),
  withdrawExtension: writeCall({
    path: '/api/action/WithdrawExtension',
    summary: 'Takes back more time that one mentee was given for an action.',
    input: z.strictObject({ ActionId: id, MenteeId: id }),
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.strictObject({ Due: day.nullable() }),
    access: { roles: HELPING_ROLES, scope: 'relation' },
    audit: 'action.dueExtensionWithdrawn',
    feed: 'project',
    concerns: 'others',
  }),
}
