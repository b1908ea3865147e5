import { z } from 'zod'

/** What the texts of a file change, or would. */
export const textSummary = z.strictObject({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** The first of those that are added or changed, with what was there. */
  changes: z.array(
    z.strictObject({ label: z.string(), before: z.string().nullable(), after: z.string() }),
  ),
  /** Why a text is not taken. */
  refused: z.array(
    z.strictObject({ label: z.string(), rule: z.string(), names: z.array(z.string()) }),
  ),
})
