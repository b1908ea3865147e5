/** What may be written in a person's field, by the field's Type (spec §3, Field). */
import { readDate } from './date-bounds.ts'
import { fold, withoutInvisible } from './greek-text.ts'
import { parseNumber } from './numbers.ts'
import { isAfm, isAmka } from './state-numbers.ts'

/** As much of a field as decides what it takes. */
export interface FieldKind {
  readonly Name: string
  readonly Type: string
  readonly Options?: readonly string[] | undefined
  /** Of a yes or no: the least number that is a yes, 1 without. */
  readonly MinValue?: unknown
}

/** Which rule a value breaks; each has a text `rule.<name>`. */
export type FieldProblem =
  | 'required'
  | 'characters'
  | 'number'
  | 'date'
  | 'invalid_value'
  | 'yesno'
  | 'email'
  | 'phone'
  | 'afm'
  | 'amka'

/** The value as it is kept, or the rule that it breaks. */
export type FieldReading =
  | { readonly value: string; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: FieldProblem }

/** What a field takes, whatever its settings call it. */
export type FieldType =
  | 'text'
  | 'number'
  | 'date'
  | 'choice'
  | 'yesno'
  | 'email'
  | 'phone'
  | 'afm'
  | 'amka'

const TYPES: ReadonlyMap<string, FieldType> = new Map([
  ['number', 'number'],
  ['date', 'date'],
  ['choice', 'choice'],
  ['select', 'choice'],
  ['yesno', 'yesno'],
  ['boolean', 'yesno'],
  ['checkbox', 'yesno'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['tel', 'phone'],
  ['afm', 'afm'],
  ['amka', 'amka'],
])

/** Fields whose name says what they take where their Type does not. */
const NAMED: ReadonlySet<string> = new Set(['email', 'phone', 'afm', 'amka'])

/** Standard fields (spec §3, User) without which nobody can be named. */
const NAMES = new Set(['first_name', 'last_name'])

/**
 * What a field takes: by its Type, in any case; text where that says nothing.
 * ```ts
 * fieldType({ Name: 'afm', Type: '' }) // => 'afm'
 * ```
 */
export function fieldType({ Name, Type }: FieldKind): FieldType {
  const name = Name.toLowerCase()
  return TYPES.get(Type.toLowerCase()) ?? (NAMED.has(name) ? TYPES.get(name) : undefined) ?? 'text'
}

/** Names of a date of birth, without what parts their words. */
const BIRTH_NAMES: ReadonlySet<string> = new Set([
  'birth',
  'birthdate',
  'birthday',
  'dateofbirth',
  'dob',
])

/**
 * Whether a field is a date of birth, which is chosen by year, month and day (spec §5): by its name.
 * ```ts
 * isBirthDate({ Name: 'birth_date', Type: 'date' }) // => true
 * ```
 */
export function isBirthDate(field: FieldKind): boolean {
  const name = field.Name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return fieldType(field) === 'date' && BIRTH_NAMES.has(name)
}

/** The values that a field offers to choose from; undefined where anything is written. */
export function optionsOf(field: FieldKind): readonly string[] | undefined {
  const type = fieldType(field)
  if (type === 'yesno') return ['1', '0']
  return type === 'choice' ? (field.Options ?? []) : undefined
}

/** True for numbers of the state, which are masked until somebody asks: tax, social security, registry. */
export function isMasked(field: FieldKind): boolean {
  return ['afm', 'amka'].includes(fieldType(field)) || field.Name.toLowerCase() === 'kayas'
}

/** Ways to write yes and no; the first of each is what is kept. */
const YES = ['1', 'ναι', 'yes', 'true']
const NO = ['0', 'οχι', 'no', 'false']

/** Whether what a field of yes or no holds is a yes: a number that is large enough, or the word. */
export function isYes({ MinValue }: Pick<FieldKind, 'MinValue'>, value: string): boolean {
  const number = Number(value)
  if (Number.isNaN(number)) return YES.includes(fold(value))
  return number >= (typeof MinValue === 'number' ? MinValue : 1)
}

/**
 * Reads what was typed into a field: spaces around it and what nobody sees are left out, dates
 * become yyyy-mm-dd, numbers are kept with a dot, telephone numbers without what parts their digits.
 * Empty clears the field.
 *
 * @param today yyyy-mm-dd in Athens.
 * ```ts
 * readFieldValue({ Name: 'birthdate', Type: 'date' }, ' 05/03/2000 ', '2026-11-22') // => { value: '2000-03-05' }
 * ```
 */
export function readFieldValue(field: FieldKind, typed: string, today: string): FieldReading {
  const text = withoutInvisible(typed).normalize('NFC').trim()
  // oxlint-disable-next-line no-control-regex -- These cannot be seen, and some cannot be stored.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return { problem: 'characters' }
  // What was masked is no value.
  if (isMasked(field) && text.includes('•')) return { problem: 'characters' }
  if (text === '') return NAMES.has(field.Name) ? { problem: 'required' } : { value: '' }
  return READERS[fieldType(field)](text, field, today)
}

type Reader = (text: string, field: FieldKind, today: string) => FieldReading

const READERS: Readonly<Record<FieldType, Reader>> = {
  text: (value) => ({ value }),
  number: readNumber,
  date: (text, _field, today) => {
    const { date } = readDate(text, {}, today)
    return date === undefined ? { problem: 'date' } : { value: date }
  },
  choice: (text, { Options = [] }) =>
    Options.includes(text) ? { value: text } : { problem: 'invalid_value' },
  yesno: (text) => {
    const words = [YES, NO].find((some) => some.includes(fold(text)))
    return words?.[0] === undefined ? { problem: 'yesno' } : { value: words[0] }
  },
  email: (text) => (isEmail(text) ? { value: text } : { problem: 'email' }),
  phone: (text) => {
    const value = text.replace(/[\s().-]/g, '')
    return isPhone(value) ? { value } : { problem: 'phone' }
  },
  afm: (text) => (isAfm(text) ? { value: text } : { problem: 'afm' }),
  amka: (text) => (isAmka(text) ? { value: text } : { problem: 'amka' }),
}

/** As a Greek writes it, 1.234,5, or with a decimal dot. */
function readNumber(text: string): FieldReading {
  const plain = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
  const value = parseNumber(text, 'el') ?? plain
  return value === undefined || !Number.isFinite(value)
    ? { problem: 'number' }
    : { value: String(value) }
}

const MAX_EMAIL_LENGTH = 254

/** True for what a mail can be sent to. */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH && /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
  )
}

/** Ten digits in Greece, from 2 or 6; elsewhere the country's number behind a plus. */
export function isPhone(text: string): boolean {
  return /^(\+30|0030)?[26]\d{9}$/.test(text) || /^\+(?!30)[1-9]\d{6,14}$/.test(text)
}
