import { z } from 'zod'
import { LANGUAGES } from './define-texts.ts'

/** The largest number that an id can be: PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647

/** The identifier of a stored row: a positive whole number. */
export const id = z.int().min(1).max(MAX_ID)

/** An empty request body: calls without input accept `{}` or nothing. */
export const nothing = z.strictObject({})

/** What a write answers that has nothing else to say. */
export const done = z.strictObject({ ok: z.literal(true) })

/** An instant as ISO 8601 with its offset, from 1900 on (spec §5); the server writes UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => text >= '1900', { error: 'date' })

/** A calendar day as yyyy-mm-dd, from 1900 to 3000 (spec §5, date picker). */
export const day = z.iso.date().refine((text) => text >= '1900' && text < '3001', { error: 'date' })

/** JSON as text: the wire form of Data and Settings (spec §3). At most 64 KiB. */
export const jsonText = jsonTextUpTo(65_536)

/** The same with another limit, in characters. */
export function jsonTextUpTo(most: number) {
  return z.string().max(most, { error: 'too_big' }).refine(isJson, { error: 'json' })
}

/** A list of things by page: pages start at 1 (spec §5). */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ list: z.array(item), count: z.int(), All: z.int() })
}

/** A place in an ordered list: the sort key of a row, and its id where keys are the same. */
export const listPlace = z.strictObject({ Key: z.string().max(1000), Id: id })

/** A page number; pages start at 1. */
export const page = z.int().min(1).max(1_000_000)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * What stands beside a text that is written in the default language: the same in others, as Titles
 * beside Title (spec §3, Action). `label` has `labels`, `Label` has `Labels`.
 */
export const translations = (longest: number) =>
  z.partialRecord(z.enum(LANGUAGES), z.string().max(longest))
