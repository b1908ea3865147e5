import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant } from '../core/shapes.ts'
import { MOST_RECEIVERS } from './limits.ts'
import { REPORT_AUTHOR_ROLES, REPORT_ROLES } from './roles.ts'

const reading = { roles: REPORT_ROLES, scope: 'project' } as const
const authoring = { roles: REPORT_AUTHOR_ROLES, scope: 'project' } as const

/** When a report leaves: on a day of the week, or of the month; of a shorter month on its last. */
const times = {
  Every: z.enum(['week', 'month']),
  /** 1 is Monday; of a month the day, 1 to 31. */
  Day: z.int().min(1).max(31),
  /** The full hour in Athens. */
  Hour: z.int().min(0).max(23),
}

const receiver = z.strictObject({
  Id: id,
  Name: z.string(),
  /** Whether they have stopped it for themselves. */
  Stopped: z.boolean(),
  /** When a mail with it last left for them; null for never. */
  SentAt: instant.nullable(),
  /** Why the last one did not: `left` the project or the role, `unread` for a report that they may not read, `failed`. */
  Failure: z.enum(['left', 'unread', 'failed']).nullable(),
})

const schedule = z.strictObject({
  Id: id,
  ...times,
  NextAt: instant,
  MadeBy: z.string(),
  Receivers: z.array(receiver),
  /** Whether it is sent to the caller: undefined where they are no receiver. */
  Own: z.enum(['sent', 'stopped']).nullable(),
  MayEdit: z.boolean(),
  Version: z.int(),
})

/** Reports by mail. */
export const scheduleCalls = {
  listSchedules: readCall({
    path: '/api/Report/Schedules',
    summary:
      'When a report is mailed and to whom; for who does not edit it, what they receive themselves.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.strictObject({
      Schedules: z.array(schedule),
      /** Whether the project has files attached, or a link alone. */
      Attaches: z.boolean(),
    }),
    access: reading,
  }),
  listReceivers: readCall({
    path: '/api/Report/Receivers',
    summary: 'Who may read a report, and so receive it by mail.',
    input: z.strictObject({ Id: id, Filter: z.string().max(200).default('') }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.array(z.strictObject({ Id: id, Name: z.string() })),
    access: authoring,
  }),
  saveSchedule: writeCall({
    path: '/api/Report/Schedule',
    summary: 'Has a report mailed every week or month, to each receiver with their own reach.',
    input: z
      .strictObject({
        /** Null makes a new one. */
        Id: id.nullable().default(null),
        ReportId: id,
        ...times,
        Receivers: z.array(id).min(1, { error: 'required' }).max(MOST_RECEIVERS),
        Version: z.int().min(1).optional(),
      })
      .refine(({ Every, Day }) => Every === 'month' || Day <= 7, {
        error: 'schedule_day',
        path: ['Day'],
      }),
    example: ({ absentId }) => ({
      ReportId: absentId,
      Every: 'week' as const,
      Day: 1,
      Hour: 8,
      Receivers: [absentId],
    }),
    output: z.strictObject({ Id: id }),
    access: authoring,
    audit: 'reports.scheduleSaved',
  }),
  deleteSchedule: writeCall({
    path: '/api/Report/DeleteSchedule',
    summary: 'Mails a report no longer.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: authoring,
    audit: 'reports.scheduleDeleted',
  }),
  stopSchedule: writeCall({
    path: '/api/Report/StopSchedule',
    summary: 'The caller receives a report by mail no longer, or again.',
    input: z.strictObject({ Id: id, Stopped: z.boolean().default(true) }),
    example: ({ absentId }) => ({ Id: absentId, Stopped: true }),
    output: done,
    access: reading,
    audit: 'reports.scheduleStopped',
  }),
}
