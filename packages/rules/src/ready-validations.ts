/** Validations of an application's answers that an author picks by name instead of writing them. */

import type { DateBounds } from './date-bounds.ts'

/** Those that say what an answer is. */
const TESTS = {
  afm: 'isAfm(value)',
  amka: 'isAmka(value)',
  phone: 'isPhone(value)',
  email: 'isEmail(value)',
  postcode: 'isPostcode(value)',
  iban: 'isIban(value)',
} as const

/** Those with a least and a most. */
const MEASURES = { age: 'age(value)', number: 'number(value)', length: 'len(value)' } as const

type TestName = keyof typeof TESTS
type MeasureName = keyof typeof MEASURES
export type ReadyName = TestName | MeasureName

/** The names, in the order in which they are offered. */
export const READY_NAMES = [...Object.keys(TESTS), ...Object.keys(MEASURES)] as ReadyName[]

/** A validation by its name; bounds are both included, null for none. */
export interface ReadyValidation {
  readonly name: ReadyName
  readonly least: number | null
  readonly most: number | null
}

/** Whether a validation has bounds. */
export function hasBounds(name: ReadyName): name is MeasureName {
  return Object.hasOwn(MEASURES, name)
}

/**
 * The expression of a ready-made validation: 0 for an answer that is right.
 * ```ts
 * writeReadyValidation({ name: 'afm', least: null, most: null }) // => 'iif(isAfm(value), 0, 1)'
 * writeReadyValidation({ name: 'age', least: 18, most: 29 }) // => 'iif(age(value) >= 18 && age(value) <= 29, 0, 1)'
 * ```
 */
export function writeReadyValidation({ name, least, most }: ReadyValidation): string {
  if (!hasBounds(name)) return `iif(${TESTS[name]}, 0, 1)`
  const measure = MEASURES[name]
  const parts = [
    ...(least === null ? [] : [`${measure} >= ${least}`]),
    ...(most === null ? [] : [`${measure} <= ${most}`]),
  ]
  // Without bounds yet: whatever can be measured.
  return `iif(${parts.join(' && ') || `${measure} >= 0 || ${measure} < 0`}, 0, 1)`
}

const WRITTEN = new Map(
  READY_NAMES.map((name) => [
    squeezed(writeReadyValidation({ name, least: null, most: null })),
    name,
  ]),
)

/** Tests that stand for a validation by their name alone: `isIban`. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.values(TESTS).map((test) => [test.replace('(value)', ''), `iif(${test}, 0, 1)`]),
)

/**
 * The expression that a validation stands for: itself, unless it is the name of a test alone.
 * ```ts
 * validationSource('isIban') // => 'iif(isIban(value), 0, 1)'
 * ```
 */
export function validationSource(validation: string): string {
  return NAMED.get(validation.trim()) ?? validation
}
const BOUNDED =
  /^iif\((age|number|len)\(value\)(>=|<=)(-?\d+(?:\.\d+)?)(?:&&\1\(value\)<=(-?\d+(?:\.\d+)?))?,0,1\)$/

/**
 * Which ready-made validation an expression is; undefined for one that somebody wrote.
 * ```ts
 * readReadyValidation('iif(age(value) >= 18, 0, 1)') // => { name: 'age', least: 18, most: null }
 * readReadyValidation('iif(value > 60, 1, 0)') // => undefined
 * ```
 */
export function readReadyValidation(source: string): ReadyValidation | undefined {
  const written = squeezed(validationSource(source))
  const known = WRITTEN.get(written)
  if (known) return { name: known, least: null, most: null }
  const [, measured, operator, first = '', second] = BOUNDED.exec(written) ?? []
  if (measured === undefined) return undefined
  const name = measured === 'age' ? 'age' : measured === 'len' ? 'length' : 'number'
  if (operator === '>=') {
    return { name, least: Number(first), most: second === undefined ? null : Number(second) }
  }
  return second === undefined ? { name, least: null, most: Number(first) } : undefined
}

/**
 * How old somebody may be whose date of birth a validation asks for, as a date picker is bound (spec §5).
 * ```ts
 * ageBounds('iif(age(value) >= 18 && age(value) <= 29, 0, 1)') // => { minAge: 18, maxAge: 29 }
 * ```
 */
export function ageBounds(validation: string): DateBounds {
  const ready = readReadyValidation(validation)
  if (ready?.name !== 'age') return {}
  return { minAge: ready.least ?? undefined, maxAge: ready.most ?? undefined }
}

function squeezed(source: string): string {
  return source.replaceAll(/\s/g, '')
}
