import { z } from 'zod'
import { day, id, instant } from '../core/shapes.ts'

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** Times of day as HH:mm, on the clocks of Athens. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' })

/** Text that may be empty; what is around it is cut off. */
const text = (longest: number) => z.string().trim().max(longest)

/** A schedule entry as the specification has it (spec §3): 45 minutes from `Time`. */
export const scheduleEntry = z.strictObject({
  Time: instant,
  MentorId: id,
  MenteeId: id,
  ActionId: id,
})

/**
 * What became of a meeting: planned; held; missed, when it was not held; cancelled. Only planned
 * ones keep their time to themselves.
 */
const meetingState = z.enum(['planned', 'held', 'missed', 'cancelled'])

/** A meeting as a calendar shows it. */
export const meeting = scheduleEntry.extend({
  Id: id,
  ActionTitle: z.string(),
  /** 1 in person, 2 online. */
  TypeId: z.int(),
  State: meetingState,
  Mentor: personName,
  Mentee: personName,
  Place: z.string(),
  /** Why it was cancelled or not held; empty otherwise. */
  Reason: z.string(),
  /** An open follow-up, which has to be resolved. */
  FollowUp: z.boolean(),
  /** False where the caller may only look. */
  CanEdit: z.boolean(),
})

/** What came of a meeting; who may read which part is decided on the server. */
export const journal = z.strictObject({
  MeetingId: id,
  State: meetingState,
  Place: z.string(),
  /** Minutes; null until somebody says. */
  Duration: z.int().nullable(),
  Subject: z.string(),
  /** For the pair: mentor and mentee, and those who look after them. */
  Notes: z.string(),
  /**
   * The caller's own notes, which nobody else reads; null for those who keep none, and for an
   * administrator in somebody else's place.
   */
  PrivateNotes: z.string().nullable(),
  /** What has to be followed up; empty when nothing has. */
  FollowUp: z.string(),
  FollowUpResolved: z.strictObject({ At: instant, By: personName, Note: z.string() }).nullable(),
  /** A supervisor's comment; null for the mentee, who does not see it. */
  Comment: z.strictObject({ Text: z.string(), At: instant, By: personName }).nullable(),
  Version: z.int(),
  /** What the caller may change. */
  CanEdit: z.boolean(),
  CanComment: z.boolean(),
})

/** What a mentor writes after a meeting. */
export const journalChange = z.strictObject({
  MeetingId: id,
  /** The journal's version that was on the page. */
  Version: z.int().min(0).max(2_147_483_647),
  /** Null leaves the meeting planned. */
  Held: z.boolean().nullable(),
  /** Why it was not held. */
  Reason: text(500),
  Place: text(200),
  Duration: z.int().min(1).max(600).nullable(),
  Subject: text(200),
  Notes: text(10_000),
  PrivateNotes: text(10_000),
  FollowUp: text(500),
})

const workingHours = z
  .strictObject({ Day: z.int().min(1).max(7), From: clock, To: clock })
  .refine(({ From, To }) => From < To, { error: 'hours_order', path: ['To'] })

/**
 * When a mentor can meet: hours of the week (1 Monday to 7 Sunday) and days off. Without hours,
 * every day from 09:00 to 20:00.
 */
export const availability = z.strictObject({
  Hours: z.array(workingHours).max(50),
  DaysOff: z
    .array(
      z
        .strictObject({ From: day, To: day, Note: text(200) })
        .refine(({ From, To }) => From <= To, { error: 'days_order', path: ['To'] }),
    )
    .max(100),
})

/** What is in the way of a start: whose entry, with whom, and when it begins. */
export const meetingConflict = z.strictObject({
  with: z.enum(['mentor', 'mentee', 'action']),
  at: instant,
  /** The person whose entry it is; empty where the caller may not know, and for the action. */
  name: z.string(),
})

/** One meeting of a series that is proposed. */
export const proposal = z.strictObject({
  ActionId: id,
  ActionTitle: z.string(),
  /** Null when no start was found. */
  Time: instant.nullable(),
  /** The wanted start, where it was taken and Time is another. */
  Instead: instant.nullable(),
})
