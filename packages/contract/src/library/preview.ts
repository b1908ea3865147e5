import { z } from 'zod'

/** A piece of a text. */
const run = z.strictObject({
  Text: z.string(),
  Bold: z.boolean().optional(),
  Italic: z.boolean().optional(),
})

/** A part of a text document: it has no markup, and nothing that leads anywhere. */
const block = z.strictObject({
  Kind: z.enum(['heading', 'paragraph', 'item', 'table']),
  /** Of a heading from 1, of an item how deep it stands in its list, from 0. */
  Level: z.int().min(0).max(9),
  Runs: z.array(run),
  /** The cells of a table, row by row; empty for all else. */
  Rows: z.array(z.array(z.string())),
})

/** What a document looks like: one of the lists, by what it is. */
export const preview = z.strictObject({
  /** Why there is nothing to be shown, where there is not: it is too large, damaged, or has a password. */
  State: z.enum(['shown', 'too_large', 'broken', 'locked']),
  Blocks: z.array(block),
  Sheets: z.array(z.strictObject({ Name: z.string(), Rows: z.array(z.array(z.string())) })),
  Slides: z.array(
    z.strictObject({
      Title: z.string(),
      Texts: z.array(z.strictObject({ Text: z.string(), Level: z.int().min(0).max(9) })),
    }),
  ),
  /** Whether the file has more than is shown here. */
  IsCut: z.boolean(),
})
