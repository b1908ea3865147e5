import { z } from 'zod'
import { id, instant, someText } from '../core/shapes.ts'
import { FINDING_KINDS, FINDING_TYPES, SEVERITIES } from './finding-kinds.ts'

/** A finding, as it is kept apart from others while it lasts. */
export const findingKey = z.string().min(1).max(500)
export const findingReason = someText.max(500)

export const finding = z.strictObject({
  Key: findingKey,
  Kind: z.enum(FINDING_KINDS),
  Severity: z.enum(SEVERITIES),
  Type: z.enum(FINDING_TYPES),
  /** Of an action or a questionnaire; null for what has its name alone. */
  Id: id.nullable(),
  Name: z.string(),
  /** Which part of it, by kind; '' for the whole. */
  Part: z.string(),
  /** What it names, by kind. */
  Names: z.array(z.string()),
  /** How many there are; 0 where nothing is counted. */
  Count: z.int().min(0),
  /** That somebody has put it away, and why; null where it stands. */
  Dismissed: z.strictObject({ Reason: z.string(), At: instant, By: z.string() }).nullable(),
})

export type Finding = z.output<typeof finding>

/** A finding as whoever finds it tells it: without what follows from its kind. */
export interface Found extends Pick<Finding, 'Kind' | 'Type' | 'Name'> {
  readonly Id?: number
  readonly Part?: string
  readonly Names?: readonly string[]
  readonly Count?: number
  /** The actions that it concerns, where it is about something else. */
  readonly ofActions?: readonly number[]
}
