import { z } from 'zod'
import { instant } from '../core/shapes.ts'
import { STEP_KINDS, TOLD_KINDS } from './mail-kinds.ts'

/** Who of the staff did something. */
export const person = z.strictObject({ FirstName: z.string(), LastName: z.string() })

/** What the applicant was mailed last, and when; null where nothing was. */
export const told = z.strictObject({ Kind: z.enum(TOLD_KINDS), At: instant }).nullable()

/** A step of an application, as its applicant reads it. */
export const step = z.strictObject({ Kind: z.enum(STEP_KINDS), At: instant })

/** A score sheet as it was handed in. */
const sheet = z.strictObject({
  By: person.nullable(),
  At: instant,
  Points: z.record(z.string(), z.number()),
  Total: z.number(),
  Comment: z.string(),
})

/** The score sheets of an application, as far as the caller may read them. */
export const scores = z.strictObject({
  /** The caller's own. */
  Own: sheet.nullable(),
  /** How many sheets are in; two make a score. */
  In: z.int(),
  /** All sheets, once both are in; none before. */
  Sheets: z.array(sheet),
  /** Of 100. */
  Score: z.number().nullable(),
  /** Whether the two are farther apart than the project lets pass. */
  Disagreement: z.boolean(),
  /** Whether the caller may hand a sheet in, or change it. */
  MayScore: z.boolean(),
})
