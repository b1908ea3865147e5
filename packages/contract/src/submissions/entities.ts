import { z } from 'zod'
import { typeNeeds } from '../actions/type-needs.ts'
import { id, instant } from '../core/shapes.ts'
import { storedFile, withheld } from '../files/entities.ts'
import { SUBMISSION_STATES, VERDICTS } from './states.ts'

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** When a mentee last read what an action says. */
const reading = z.strictObject({
  At: instant,
  /** Whether the mentee said so, rather than only reached the end. */
  Confirmed: z.boolean(),
  /** False where the text has changed since in a way that has to be read. */
  Current: z.boolean(),
})

/** A line of the checklist that somebody ticked, or took the tick from. */
const tick = z.strictObject({
  Item: z.string(),
  Done: z.boolean(),
  At: instant,
  /** Null where they have been erased. */
  By: personName.nullable(),
})

/** What was handed in at once. */
const submissionVersion = z.strictObject({
  Number: z.int(),
  Note: z.string(),
  Link: z.string(),
  Files: z.array(storedFile),
  Withheld: withheld,
  At: instant,
  /** The mentee, or who did it for them. */
  By: personName.nullable(),
  /** What was decided about it; null while nothing is. */
  Verdict: z.enum(VERDICTS).nullable(),
  /** Why it was returned. */
  Reason: z.string(),
  DecidedAt: instant.nullable(),
  DecidedBy: personName.nullable(),
})

/** What a mentee has handed in for one of the things that an action asks for. */
const submission = z.strictObject({
  /** Of which it is: the id of one of `Needs.slots`, or of one that is asked for no more. */
  Slot: z.string(),
  State: z.enum(SUBMISSION_STATES),
  /** Rises with each submission and each decision: both name the one that they saw. */
  Revision: z.int(),
  /** The newest first. */
  Versions: z.array(submissionVersion),
})

/** The work of a mentee in an action, by what its type asks. */
export const work = z.strictObject({
  ActionId: id,
  MenteeId: id,
  /** The version of the action's content that this is about. */
  Version: z.int(),
  Needs: typeNeeds,
  /** Null where it has not been read; for actions of information alone. */
  Reading: reading.nullable(),
  Ticks: z.array(tick),
  Submissions: z.array(submission),
})

/** How far a mentee is in an action, in a few numbers. */
export const workSummary = z.strictObject({
  MenteeId: id,
  ActionId: id,
  Reading: reading.nullable(),
  /** Lines of the checklist and things to hand in that are done, and how many there are. */
  Done: z.int(),
  Total: z.int(),
  /** Of the things handed in: how many wait for a decision, and how many were returned. */
  Waiting: z.int(),
  Returned: z.int(),
})

/** Something handed in that waits for somebody's decision. */
export const waitingSubmission = z.strictObject({
  Mentee: personName,
  /** The mentee's mentor for the action, or else their own. */
  Mentor: personName.nullable(),
  ActionId: id,
  Title: z.string(),
  /** What was asked for, in the caller's language. */
  Slot: z.string(),
  /** The how manieth version it is. */
  Number: z.int(),
  Since: instant,
  /** Whole days since then. */
  Days: z.int().min(0),
})
