/** What a person's field takes, by its Type (spec §3, Field); how it is read: field-values.ts. */
import { fold } from './greek-text.ts'
import { meaningOf, type FieldMeaning } from './known-fields.ts'

/** As much of a field as decides what it takes. */
export interface FieldKind {
  readonly Name: string
  readonly Type: string
  /** What it is declared to mean; else its name may say so (see known-fields.ts). */
  readonly Means?: FieldMeaning | undefined
  readonly Options?: readonly string[] | undefined
  /** What its options are called in other languages, by option and language. */
  readonly OptionLabels?:
    | Readonly<Record<string, Readonly<Record<string, string | undefined>>>>
    | undefined
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

/** What a field takes that declares its meaning, where its Type does not say. */
const MEANT: ReadonlyMap<FieldMeaning | undefined, FieldType> = new Map([
  ['afm', 'afm'],
  ['amka', 'amka'],
  ['birthDate', 'date'],
  ['municipality', 'municipality'],
])

/**
 * What a field takes: by its Type, in any case; text where neither that nor what it means says anything.
 * ```ts
 * fieldType({ Name: 'afm', Type: '' }) // => 'afm'
 * fieldType({ Name: 'tax_number', Type: 'text', Means: 'afm' }) // => 'afm'
 * ```
 */
export function fieldType({ Name, Type, Means }: FieldKind): FieldType {
  const name = Name.toLowerCase()
  const named = Means === undefined && NAMED.has(name) ? TYPES.get(name) : undefined
  return TYPES.get(Type.toLowerCase()) ?? MEANT.get(Means) ?? named ?? 'text'
}

/**
 * Whether a field is a date of birth, which is chosen by year, month and day (spec §5): by what it means.
 * ```ts
 * isBirthDate({ Name: 'birth_date', Type: 'date' }) // => true
 * ```
 */
export function isBirthDate(field: FieldKind): boolean {
  return fieldType(field) === 'date' && meaningOf(field) === 'birthDate'
}

/**
 * The option of a choice that a text writes: exactly, or by its letters, as it is stored or as it is called
 * in any language. Undefined where none is, or several are, meant.
 * ```ts
 * writtenOption({ Name: 'x', Type: 'select', Options: ['Άνδρας', 'Γυναίκα'] }, 'ΓΥΝΑΙΚΑ') // => 'Γυναίκα'
 * ```
 */
export function writtenOption(
  { Options = [], OptionLabels = {} }: FieldKind,
  text: string,
): string | undefined {
  const written = text.trim()
  if (Options.includes(written)) return written
  const letters = fold(written)
  const called = (option: string): (string | undefined)[] =>
    Object.hasOwn(OptionLabels, option) ? Object.values(OptionLabels[option] ?? {}) : []
  const pick = (names: (option: string) => readonly (string | undefined)[]) =>
    Options.filter((option) => names(option).some((name) => name && fold(name) === letters))
  const stored = pick((option) => [option])
  const found = stored.length > 0 ? stored : pick(called)
  return new Set(found).size === 1 ? found[0] : undefined
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

const MASKED: ReadonlySet<string | undefined> = new Set(['afm', 'amka', 'kayas'])

/**
 * True for numbers of the state, which are masked until somebody asks: tax, social security, registry. A
 * field whose Type, meaning or name is one of them is one.
 */
export function isMasked(field: FieldKind): boolean {
  return (
    MASKED.has(fieldType(field)) ||
    MASKED.has(meaningOf(field)) ||
    MASKED.has(field.Name.toLowerCase())
  )
}

/** Whether a text is such a number as lists and exports show it: it leaves what is kept alone. */
export function isMaskedValue(field: FieldKind, text: string): boolean {
  return text.includes('•') && isMasked(field)
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
