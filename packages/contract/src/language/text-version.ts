import { z } from 'zod'
import { instant } from '../core/shapes.ts'

/** What a text was at a time. */
export const textVersion = z.strictObject({
  version: z.int(),
  /** Null where what had been written was taken back. */
  text: z.string().nullable(),
  at: instant,
  /** The name of who saved it; null where they are no longer known. */
  by: z.string().nullable(),
})
