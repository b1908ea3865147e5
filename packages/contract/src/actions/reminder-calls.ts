import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { besidePage, day, id, page, paged } from '../core/shapes.ts'
import { CONFIGURING_ROLES } from './configuring-roles.ts'
import { dueReminders } from './due-reminders.ts'

const place = { ProjectId: id, ActionId: id }

const stored = z.strictObject({
  ActionId: id,
  /** Null where the action has what the project has. */
  Own: dueReminders.nullable(),
  /** What actions of the project have that say nothing of their own. */
  Project: dueReminders,
})

const reminded = z.strictObject({
  Id: id,
  FirstName: z.string(),
  LastName: z.string(),
  /** The day on which they are reminded next. */
  On: day,
  Due: day,
  /** The mentor who is reminded as well; null where nobody is. */
  Mentor: z.string().nullable(),
})

/** Reminders of deadlines. */
export const reminderCalls = {
  getDueReminders: readCall({
    path: '/api/action/DueReminders',
    summary: 'When people are reminded of the deadline of an action in a project.',
    input: z.strictObject(place),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: stored,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
  }),
  saveDueReminders: writeCall({
    path: '/api/action/SaveDueReminders',
    summary:
      'Saves when people are reminded of the deadline of an action; null for as the project says, no days for never. A conflict where it is no longer what was seen.',
    input: z.strictObject({
      ...place,
      Own: dueReminders.nullable(),
      Seen: dueReminders.nullable(),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Own: { Days: [-7, -1, 0, 3], Mentor: true },
      Seen: null,
    }),
    output: stored,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    audit: 'actions.dueRemindersSaved',
    feed: 'project',
  }),
  previewDueReminders: readCall({
    path: '/api/action/PreviewDueReminders',
    summary:
      'Which mentees within reach would be reminded next of the deadline of an action, and when, the earliest first, twenty a page.',
    input: z.strictObject({ ...place, Own: dueReminders.nullable(), page, ...besidePage }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Own: { Days: [-7], Mentor: false },
      page: 1,
    }),
    output: paged(reminded),
    access: { roles: CONFIGURING_ROLES, scope: 'relation' },
    rate: 'bulk',
  }),
}
