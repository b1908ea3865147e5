/** What may be written in a person's field, by the field's Type (spec §3, Field). */
import { readEmail, readPhone } from './addresses.ts'
import { isBirthDate } from './birth-date.ts'
import { isSheetError } from './cell-text.ts'
import { cleanText } from './clean-text.ts'
import { readDate } from './date-bounds.ts'
import {
  fieldType,
  isMasked,
  NO,
  writtenOption,
  YES,
  type FieldKind,
  type FieldType,
} from './field-kinds.ts'
import { fold } from './greek-text.ts'
import { meaningOf } from './known-fields.ts'
import type { readPlaceValue } from './places.ts'
import { readRegistryNumber } from './registry-numbers.ts'
import { keptNumber, readNumber } from './typed-number.ts'
import { writtenDate } from './written-date.ts'
import { readAfm, readAmka } from './written-state-number.ts'

/** Which rule a value breaks; each has a text `rule.<name>`. */
export type FieldProblem =
  | 'required'
  | 'characters'
  | 'number'
  | 'date'
  | 'birth_date'
  | 'invalid_value'
  | 'yesno'
  | 'email'
  | 'phone'
  | 'afm'
  | 'amka'
  | 'kayas'
  | 'sheet_error'
  | 'region'
  | 'municipality'

/** The value as it is kept, or the rule that it breaks. */
export type FieldReading =
  | { readonly value: string; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: FieldProblem }

/** Standard fields (spec §3, User) of which somebody has at least one, each with the other. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  first_name: 'last_name',
  last_name: 'first_name',
}

/**
 * The name that somebody is called by who has not this one; undefined for a field that is no name.
 * ```ts
 * otherName('first_name') // => 'last_name'
 * ```
 */
export const otherName = (field: string): string | undefined =>
  Object.hasOwn(OTHER_NAMES, field) ? OTHER_NAMES[field] : undefined

/**
 * Reads what was typed into a field: spaces around it and what nobody sees are left out, dates
 * become yyyy-mm-dd, numbers are kept with a dot, telephone numbers and those of the state and of the registry
 * without what parts their digits, places as `scheme:edition:code`.
 * Empty clears the field.
 *
 * @param today yyyy-mm-dd in Athens.
 * @param readPlace Finds places; without it, as on pages that have not loaded the register, what is typed is kept.
 * ```ts
 * readFieldValue({ Name: 'birthdate', Type: 'date' }, ' 05/03/2000 ', '2026-11-22') // => { value: '2000-03-05' }
 * ```
 */
export function readFieldValue(
  field: FieldKind,
  typed: string,
  today: string,
  readPlace?: PlaceReader,
): FieldReading {
  const text = cleanText(typed)
  // oxlint-disable-next-line no-control-regex -- These cannot be seen, and some cannot be stored.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return { problem: 'characters' }
  // What was masked is no value.
  if (isMasked(field) && text.includes('•')) return { problem: 'characters' }
  if (text === '') return otherName(field.Name) ? { problem: 'required' } : { value: '' }
  return READERS[fieldType(field)](text, field, { today, readPlace })
}

/**
 * The same of a field that says `stored`: a birth date that stays as it is is taken, whatever years are offered now.
 * ```ts
 * rereadFieldValue({ Name: 'birth_date', Type: 'date' }, '31/12/1905', { stored: '1905-12-31', today: '2026-11-22' })
 * // => { value: '1905-12-31' }
 * ```
 */
export function rereadFieldValue(
  field: FieldKind,
  typed: string,
  { stored, today, readPlace }: Rereading,
): FieldReading {
  const reading = readFieldValue(field, typed, today, readPlace)
  if (reading.problem !== 'birth_date') return reading
  const { date } = readDate(writtenDate(cleanText(typed)), {}, today)
  return date !== undefined && date === stored ? { value: date } : reading
}

interface Rereading {
  /** What the field says, as it is kept; '' for nothing. */
  readonly stored: string
  readonly today: string
  readonly readPlace?: PlaceReader | undefined
}

/** Finds a place of the register, which is large: pages load it where they need it. */
export type PlaceReader = typeof readPlaceValue

interface Known {
  readonly today: string
  readonly readPlace: PlaceReader | undefined
}

type Reader = (text: string, field: FieldKind, known: Known) => FieldReading

const readKayas = read(readRegistryNumber, 'kayas')

const READERS: Readonly<Record<FieldType, Reader>> = {
  text: (value, field, known) => {
    if (meaningOf(field) === 'kayas') return readKayas(value, field, known)
    return isSheetError(value) ? { problem: 'sheet_error' } : { value }
  },
  number: read((text) => {
    const value = readNumber(text)
    return value === undefined ? undefined : keptNumber(value)
  }, 'number'),
  date: (text, field, { today }) => {
    const { date } = readDate(writtenDate(text), {}, today)
    if (date !== undefined && meaningOf(field) === 'birthDate' && !isBirthDate(date, today))
      return { problem: 'birth_date' }
    return date === undefined ? { problem: 'date' } : { value: date }
  },
  choice: (text, field) => {
    const value = writtenOption(field, text)
    return value === undefined ? { problem: 'invalid_value' } : { value }
  },
  yesno: (text) => {
    const words = [YES, NO].find((some) => some.includes(fold(text)))
    return words?.[0] === undefined ? { problem: 'yesno' } : { value: words[0] }
  },
  email: read(readEmail, 'email'),
  phone: read(readPhone, 'phone'),
  afm: read(readAfm, 'afm'),
  amka: read(readAmka, 'amka'),
  region: readPlaceField,
  municipality: readPlaceField,
}

/** What one of the readers makes of a text, or the rule that it breaks. */
function read(reader: (text: string) => string | undefined, problem: FieldProblem): Reader {
  return (text) => {
    const value = reader(text)
    return value === undefined ? { problem } : { value }
  }
}

/** A place by its code or by its name, kept with its register and edition. */
function readPlaceField(text: string, field: FieldKind, { readPlace }: Known): FieldReading {
  const kind = fieldType(field) === 'region' ? 'region' : 'municipality'
  const value = readPlace ? readPlace(kind, text) : text
  return value === undefined ? { problem: kind } : { value }
}
