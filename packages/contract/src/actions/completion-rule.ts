import { z } from 'zod'
import { COMPLETED_BY } from './completion-choices.ts'

/** By whom and when an action may be completed, beside what its type asks. */
export const completionRule = z.strictObject({
  /** Meetings and conferences are the mentor's in any case; those who oversee may complete any action. */
  By: z.enum(COMPLETED_BY),
  /** Whether the required fields of the form have to be filled in. */
  NeedsFields: z.boolean(),
  /** Has to hold before anybody completes it; empty, it always does. */
  Condition: z.string().trim().max(4_000),
})

export type CompletionRule = z.infer<typeof completionRule>
