import { z } from 'zod'
import { day, id, instant } from '../core/shapes.ts'
import { REASONS } from './reasons.ts'

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

export const reason = z.enum(REASONS)

/** What somebody did about an entry of the queue. */
export const handling = z.strictObject({
  Reason: reason,
  Note: z.string(),
  /** The day from which it is to be looked at again; null when it was seen to. */
  Until: day.nullable(),
  By: personName.nullable(),
  At: instant,
})

/** One thing that a mentee waits for. */
const waitingReason = z.strictObject({
  Reason: reason,
  /** Since when they have been waiting. */
  Since: instant,
  /** Whole days since then. */
  Days: z.int().min(0),
  /** The oldest overdue action, and how many there are; null for other reasons. */
  Overdue: z.strictObject({ ActionId: id, Title: z.string(), Count: z.int() }).nullable(),
  /** The next meeting in order that is not done, of who has none planned; null for other reasons, and where there is none. */
  MeetingId: id.nullable(),
  /** What was done about it before it came back. */
  Handling: handling.nullable(),
})

/** A mentee who waits for something. */
export const queueEntry = z.strictObject({
  Mentee: personName,
  Mentor: personName.nullable(),
  /** The last meeting that was held, or completed; null when there was none. */
  LastContact: instant.nullable(),
  /** All that they wait for, the longest first. */
  Reasons: z.array(waitingReason).min(1),
})

/** How many people wait for each reason, whichever reason the list is narrowed to. */
export const reasonCounts = z.strictObject({
  firstMeeting: z.int(),
  nextMeeting: z.int(),
  overdue: z.int(),
  invitation: z.int(),
})

/** Where a project stands, as far as the caller reaches. */
export const overview = z.strictObject({
  /** Active mentees. */
  Mentees: z.int(),
  /** Those of them who wait for something. */
  Behind: z.int(),
  /** Meetings planned or held from Monday to Sunday of this week. */
  MeetingsThisWeek: z.int(),
  CompletionsThisWeek: z.int(),
})

/** A meeting, or a completion, of this week. */
export const weekRow = z.strictObject({
  Mentee: personName,
  ActionId: id,
  Title: z.string(),
  At: instant,
})

/** What a mentor carries. */
export const mentorLoad = z.strictObject({
  Mentor: personName,
  Email: z.string(),
  Mentees: z.int(),
  Behind: z.int(),
  /** Meetings planned in the next seven days. */
  Planned: z.int(),
  /** Meetings held in the last thirty days. */
  Held: z.int(),
  /** When the mentor last did something in the project. */
  LastActivity: instant.nullable(),
})
