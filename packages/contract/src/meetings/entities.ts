import { z } from 'zod'
import { day, id, instant } from '../core/shapes.ts'
import { isWebAddress } from './web-address.ts'

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
  /** The address at which a planned meeting is joined: its place, or its mentor's own room; empty for none. */
  Link: z.string(),
  /** Whether its mentee asks for another time, or cannot come. */
  Asked: z.boolean(),
  /** Why it was cancelled or not held; empty otherwise. */
  Reason: z.string(),
  /** An open follow-up, which has to be resolved. */
  FollowUp: z.boolean(),
  /** False where the caller may only look. */
  CanEdit: z.boolean(),
})

/** What a mentee asks about a meeting that is to come. */
const meetingWish = z.strictObject({
  /** The start that they ask for; null where they cannot come at all. */
  Time: instant.nullable(),
  Reason: z.string(),
  At: instant,
})

/** What a panel shows of a mentee's meeting about an action. */
export const cellMeeting = z.strictObject({
  Meeting: meeting.nullable(),
  /** Null where nothing is asked, or the meeting is no longer to come. */
  Wish: meetingWish.nullable(),
})

/** The address of a page; empty for none. */
const webAddress = text(500).refine((value) => value === '' || isWebAddress(value), {
  error: 'web_address',
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
  /** Where the mentor meets people online, as long as a meeting says nothing else; empty for nowhere. */
  Room: webAddress,
})

/** What is in the way of a start: whose entry, with whom, and when it begins. */
export const meetingConflict = z.strictObject({
  with: z.enum(['mentor', 'mentee', 'action']),
  at: instant,
  /** The person whose entry it is; empty where the caller may not know, and for the action. */
  name: z.string(),
  /** With whom that entry is; empty where the caller may not know. */
  other: z.string(),
})

/** An entry that is in the way of others for 45 minutes. */
const takenTime = z.strictObject({
  At: instant,
  /** Whom or what it keeps busy: of mentor, mentee and action the first that it does. */
  With: z.enum(['mentor', 'mentee', 'action']),
  /** With whom it is; empty where the caller may not know. */
  Name: z.string(),
})

/** Seven days in which a meeting is to find its time, on the clocks of Athens. */
export const slotWeek = z.strictObject({
  /** Null where the mentee has no mentor for the action. */
  Mentor: personName.nullable(),
  Days: z.array(
    z.strictObject({
      Date: day,
      /** A day off of the mentor's: nothing is open then. */
      Off: z.boolean(),
      /** When the mentor can meet. */
      Open: z.array(z.strictObject({ From: clock, To: clock })),
    }),
  ),
  Taken: z.array(takenTime),
  /** Starts that are free, on three different days, the earliest first. */
  Offers: z.array(instant),
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
