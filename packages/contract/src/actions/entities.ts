import { z } from 'zod'
import { day, id, instant, jsonText } from '../core/shapes.ts'
import { ATTEMPT_STATES } from '../questionnaires/attempt-states.ts'
import { dueExtension, dueReason, dueRule } from './due-rule.ts'

/** An action in a project (spec §3, Action). Conditions are expressions; Data is JSON text. */
export const action = z.strictObject({
  Id: id,
  TypeId: z.int(),
  Title: z.string(),
  /** Plain text or a document: see saveContent. */
  Descr: z.string(),
  Group: z.array(z.string()),
  Data: jsonText,
  QuestId: z.int().nullable(),
  HideFromSupervisor: z.boolean(),
  EnableCondition: z.string(),
  ShowCondition: z.string(),
  Function: z.string(),
  Functions: z.string(),
  Titles: z.record(z.string(), z.string()),
  Controller: z.string(),
  /** Grid flags: 1 CanDelete, 2 Published, 4 HideFromMentor, 8 HideFromMentee, 16 HideInGrid, 32 HideFromSupervisor. */
  Flags: z.int(),
  /** The last day for it: everybody's, or of one mentee. */
  Due: day.nullable(),
  DueReason: dueReason.nullish(),
})

/** How far the mentee is in the questionnaire of an action, at the time of the answer. */
const attempt = z.strictObject({
  State: z.enum(ATTEMPT_STATES),
  /** Seconds of work that remain; null without a limit, and where nobody is in the middle of it. */
  Remaining: z.number().nullable(),
  /** When it is over even while it is paused; null for never. */
  Until: instant.nullable(),
})

/** How a mentee stands in a conference: with a place in a session, or what hinders one. */
const seat = z.strictObject({
  State: z.enum(['registered', 'waiting', 'open', 'early', 'closed']),
  /** The session of the place, or else the first in which they may register, now or later. */
  Begins: instant.nullable(),
  Place: z.string(),
})

/** An action as it stands for one mentee: conditions are already evaluated on the server. */
export const menteeAction = action.extend({
  MenteeId: id,
  MentorId: id.nullable(),
  Completed: z.boolean(),
  CompletedAt: instant.nullable(),
  ScheduledAt: instant.nullable(),
  /** Whether it counts in the mentee's total: neither inactive nor hidden from the mentee. */
  Counts: z.boolean(),
  /** More time that the mentee was given. */
  Extension: dueExtension.nullish(),
  /** Of an action that asks a questionnaire. */
  Attempt: attempt.nullish(),
  /** Of a conference. */
  Seat: seat.nullish(),
  /** False when EnableCondition does not hold yet: shown, but not to be completed. */
  Enabled: z.boolean(),
})

export const actionType = z.strictObject({
  Id: z.int(),
  Name: z.string(),
  /** 1 and 2 are the meeting types. */
  IsMeeting: z.boolean(),
})

export const actionData = z.strictObject({
  ActionId: id,
  MenteeId: id.nullable(),
  Data: jsonText,
  /** False when nothing has been saved yet: Data is then `{}`. */
  Loaded: z.boolean(),
})

/** Grid entry of one action in a project, as SaveGrid takes it. */
export const gridEntry = z
  .strictObject({
    ActionId: id,
    Flags: z.int().min(0).max(63),
    /** Its place; left out, it stays where it is. */
    Order: z.int().min(0).max(100_000).optional(),
    Group: z.array(z.string().min(1).max(200)).max(6),
    Due: day.nullable(),
    /** Where Due is null: from what the deadline counts. Without it, a rule that there is stays. */
    Rule: dueRule.optional(),
    /** The revision that was seen; left out, it is written in any case. */
    Revision: z.int().min(1).optional(),
  })
  .refine(({ Due, Rule }) => Due === null || Rule === undefined, {
    error: 'invalid_value',
    path: ['Rule'],
  })
