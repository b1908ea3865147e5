import { z } from 'zod'
import { LANGUAGES } from './define-texts.ts'
import { MOST_ROWS } from './page-rows.ts'

/** The largest number that an id can be: PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647

/** The identifier of a stored row: a positive whole number. */
export const id = z.int().min(1).max(MAX_ID)

/** A number that comes as text in a form or an address: digits alone, as JSON has them without quotes. */
export const numeral = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,16}$/, { error: 'invalid_type' })
    .transform(Number),
])

/** Anything that shows: what nobody sees is no title, name or reason. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u

/** A text that has to be written, without the spaces around it; signs that nobody sees alone are none. */
export const someText = z
  .string()
  .trim()
  .min(1, { error: 'required', abort: true })
  .refine((text) => SEEN.test(text), { error: 'required' })

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

/** A day that a filter is bound by: as `day`, from the year 1800 on (spec §5, date picker). */
export const filterDay = z.iso
  .date()
  .refine((text) => text >= '1800' && text < '3001', { error: 'date' })

/** JSON as text: the wire form of Data and Settings (spec §3). At most 64 KiB. */
export const jsonText = jsonTextUpTo(65_536)

/** The same with another limit, in characters. */
export function jsonTextUpTo(most: number) {
  return z.string().max(most, { error: 'too_big' }).refine(isJson, { error: 'json' })
}

/**
 * Bounds how many keys an object has. The server refuses more before it looks at any of them, so each
 * record that a call takes says its bound in this way, as each list says `max`.
 */
export const keysUpTo = <Keyed extends z.ZodType<Record<string, unknown>>>(
  keyed: Keyed,
  most: number,
) =>
  keyed
    .refine((given) => Object.keys(given).length <= most, { error: 'too_many_items' })
    .meta({ maxProperties: most })

/** A list of things by page: pages start at 1 (spec §5). */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ list: z.array(item), count: z.int(), All: z.int() })
}

/**
 * Of a list that is read on from a place: whether it is counted too, as one by page always is (spec §3, paged
 * list). Lists of ours do not ask: they know where they are, and count once for a filter. Only the way from
 * person to person does, a page at a time, to notice who has come or gone.
 */
export const asksCount = { Count: z.boolean().default(false) }

/** How many match, and how many the caller reaches whatever is filtered; absent where nobody asked. */
export const counts = { count: z.int().optional(), All: z.int().optional() }

/** A place in an ordered list: the sort key of a row, and its id where keys are the same. */
export const listPlace = z.strictObject({ Key: z.string().max(1000), Id: id })

/** A page number; pages start at 1. */
export const page = z.int().min(1).max(1_000_000)

const texts = z.union([z.string().max(500), z.array(z.string().max(500)).max(20)]).optional()

/** A filter as the specification has it (§3, user filter). */
const listFilter = z.strictObject({
  Field: z.string().max(100),
  Value: texts,
  Match: z.string().max(50).optional(),
  Cascade: z.boolean().optional(),
  Options: texts,
  Separate: z.boolean().optional(),
})

/** How many rows a page is to have (spec §7, paged lists); without it, as many as is usual for the list. */
export const rowsOfPage = { count: z.int().min(1).max(MOST_ROWS).optional() }

/**
 * What the specification sends to a list beside its page (§7, paged lists; §3, table filter model). What
 * would leave rows out, and the list does not do, is refused by name.
 */
export const besidePage = {
  ...rowsOfPage,
  /** None: lists that filter have fields of their own for it. */
  filters: z
    .union([
      z
        .record(z.string().max(100), z.unknown())
        .refine((filters) => Object.keys(filters).length === 0, { error: 'list_unfiltered' })
        .meta({ maxProperties: 20, additionalProperties: false }),
      z
        .array(listFilter)
        .max(20)
        .refine((filters) => filters.length === 0, { error: 'list_unfiltered' }),
    ])
    .optional(),
  /** None, but where a list says that it honours it. */
  searchText: z
    .string()
    .max(100)
    .refine((text) => text.trim() === '', { error: 'list_unsearched' })
    .optional(),
  /** In which fields to search: each list has its own. */
  searchFields: z.array(z.string().max(200)).max(50).optional(),
}

/** The same for a list that is searched: by its own Search or, where that says nothing, by this text. */
export const besideSearchedPage = {
  ...besidePage,
  searchText: z.string().trim().max(100).default(''),
}

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

/** The name of a language in two or three letters, as BCP 47 has it: `el`, `sq`. */
export const languageCode = z.string().regex(/^[a-z]{2,3}$/, { error: 'language' })
