import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'
import { typeNeeds } from '../actions/type-needs.ts'

export const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** When a mentee last read what an action says. */
const reading = z.strictObject({
  At: instant,
  /** Whether the mentee said so, rather than only reached the end. */
  Confirmed: z.boolean(),
  /** False where the text has changed since in a way that has to be read. */
  Current: z.boolean(),
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
})

/** How far a mentee is in an action, in a few numbers. */
export const workSummary = z.strictObject({
  MenteeId: id,
  ActionId: id,
  Reading: reading.nullable(),
})
