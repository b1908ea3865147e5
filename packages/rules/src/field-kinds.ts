/** What a person's field takes, by its Type (spec §3, Field); how it is read: field-values.ts. */
import { fold } from './greek-text.ts'

/** As much of a field as decides what it takes. */
export interface FieldKind {
  readonly Name: string
  readonly Type: string
  readonly Options?: readonly string[] | undefined
  /** Of a yes or no: the least number that is a yes, 1 without. */
  readonly MinValue?: unknown
}

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
  | 'region'
  | 'municipality'

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
  ['region', 'region'],
  ['municipality', 'municipality'],
])

/** Fields whose name says what they take where their Type does not. */
const NAMED: ReadonlySet<string> = new Set(['email', 'phone', 'afm', 'amka'])

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

/** True for fields that hold a place of the register. */
export function isPlace(field: FieldKind): boolean {
  return ['region', 'municipality'].includes(fieldType(field))
}

/** True for numbers of the state, which are masked until somebody asks: tax, social security, registry. */
export function isMasked(field: FieldKind): boolean {
  return ['afm', 'amka'].includes(fieldType(field)) || field.Name.toLowerCase() === 'kayas'
}

/** Ways to write yes and no; the first of each is what is kept. */
export const YES = ['1', 'ναι', 'yes', 'true']
export const NO = ['0', 'οχι', 'no', 'false']

/** Whether what a field of yes or no holds is a yes: a number that is large enough, or the word. */
export function isYes({ MinValue }: Pick<FieldKind, 'MinValue'>, value: string): boolean {
  const number = Number(value)
  if (Number.isNaN(number)) return YES.includes(fold(value))
  return number >= (typeof MinValue === 'number' ? MinValue : 1)
}
