import { z } from 'zod'
import { day, id, instant } from '../core/shapes.ts'

/** Text that may be empty; what is around it is cut off. */
const text = (longest: number) => z.string().trim().max(longest)

/** An address on the web. */
const url = z
  .string()
  .trim()
  .max(1_000)
  .refine((value) => /^https?:\/\/[^\s/]+/i.test(value), { error: 'web_address' })

const material = z.strictObject({
  Title: text(200).min(1, { error: 'required' }),
  Url: url,
})

/** What those who run a conference say of a session. */
const sessionFields = z.strictObject({
  /** What tells it from the other sessions of the action; may be empty. */
  Title: text(200),
  Begins: instant,
  Ends: instant,
  Place: text(300),
  Link: url.or(z.literal('')),
  /** The link is shown so many hours before the start; null shows it to whoever is registered. */
  LinkHours: z.int().min(0).max(720).nullable(),
  /** Null for as many as want to come. */
  Capacity: z.int().min(1).max(10_000).nullable(),
  /** Registration; null opens at once, and closes with the start. */
  Opens: instant.nullable(),
  Closes: instant.nullable(),
  Description: text(5_000),
  Speakers: text(1_000),
  /** Whether mentees who are registered see the names of the others. */
  ShowsNames: z.boolean(),
  Materials: z.array(material).max(30),
})

/** A session to be saved: a new one has no id and version 0. */
export const sessionChange = sessionFields.extend({
  Id: id.nullable(),
  /** The version that was on the page. */
  Version: z.int().min(0).max(2_147_483_647),
})

/** What was said of somebody's attendance; null until somebody says. */
const attendance = z.enum(['present', 'absent', 'excused']).nullable()

/** Whether somebody has a place; cancelled with its session. */
const placeState = z.enum(['registered', 'waiting', 'withdrawn', 'cancelled'])

/** A place that somebody asked for: theirs, or the how-manieth of those who wait they are. */
const place = z.strictObject({
  State: placeState,
  Position: z.int().nullable(),
  Attendance: attendance,
})

/** Something else that somebody has at the time of a session. */
export const overlap = z.strictObject({ Title: z.string(), Time: instant })

/** A session as its page shows it. */
const session = sessionFields.extend({
  Id: id,
  /** Null where there is none, and where it is not the caller's to see, or not yet. */
  Link: z.string().nullable(),
  /** When a registered caller will see the link; null where they see it, or there is none. */
  LinkFrom: instant.nullable(),
  State: z.enum(['planned', 'cancelled']),
  Reason: z.string(),
  /** How many have a place, and how many wait for one. */
  Taken: z.int(),
  Waiting: z.int(),
  /** Whether mentees and their mentors may register now. */
  Registration: z.enum(['open', 'early', 'closed', 'begun', 'cancelled']),
  Version: z.int(),
  /** A mentee's own place; null for others, and for who never asked for one. */
  Own: place.nullable(),
  /** What a mentee has at the same time. */
  Overlaps: z.array(overlap),
  /** The names of those who have a place, where the caller is one of them and may see them. */
  Names: z.array(z.string()).nullable(),
})

/** A conference with its sessions, the earliest first. */
export const conference = z.strictObject({
  ActionId: id,
  Title: z.string(),
  Description: z.string(),
  /** The date that its deadline is for everybody; null without one. It counts once the last session is over. */
  Due: day.nullable(),
  /** The day of its last session that is planned; null without one. */
  LastEvent: day.nullable(),
  Sessions: z.array(session),
  /** Whether the mentee who asks has completed the action. */
  Completed: z.boolean(),
  /** Why the mentee who asks may not register in any session; null where they may. */
  Obstacle: z.enum(['action_inactive', 'not_enabled', 'has_place', 'already_completed']).nullable(),
  /** Whether the caller makes, changes and cancels sessions; and says who was there. */
  CanRun: z.boolean(),
  CanMark: z.boolean(),
})

/** Somebody in the list of a session. */
export const participant = z.strictObject({
  MenteeId: id,
  FirstName: z.string(),
  LastName: z.string(),
  /** Their mentor; empty where they have none. */
  Mentor: z.string(),
  State: placeState,
  Position: z.int().nullable(),
  Attendance: attendance,
  Minutes: z.int().nullable(),
  RegisteredAt: instant,
})

/** Somebody who could be registered. */
export const candidate = z.strictObject({
  MenteeId: id,
  FirstName: z.string(),
  LastName: z.string(),
  Mentor: z.string(),
})

/** What is said of one person's attendance, and what the page showed before. */
export const mark = z.strictObject({
  MenteeId: id,
  Attendance: attendance,
  /** How long they were there; only of who was present. */
  Minutes: z.int().min(1).max(6_000).nullable(),
  Seen: attendance,
})

/** A session as calendars show it. */
export const calendarSession = z.strictObject({
  Id: id,
  ActionId: id,
  ActionTitle: z.string(),
  Title: z.string(),
  Begins: instant,
  Ends: instant,
  Place: z.string(),
  State: z.enum(['planned', 'cancelled']),
  /** How many mentees within reach have a place; for a mentee, their own. */
  Taken: z.int(),
  /** The mentee's own place; null for others. */
  Own: placeState.nullable(),
})
