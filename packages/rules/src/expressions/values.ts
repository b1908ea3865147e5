/**
 * How expressions read and compare values. The rules are those that an author expects of answers,
 * most of which are texts: `'1' == 1` and `'10' > '9'` hold, and an empty answer is neither 0 nor
 * false. No value's own methods are ever called.
 */

/**
 * True for null, undefined, blank text and the empty list: what counts as not answered.
 * ```ts
 * isEmpty('  ') // => true
 * isEmpty(0) // => false
 * ```
 */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return isMissing(value) || (typeof value === 'string' && value.trim() === '')
}

/**
 * A value as a number: NaN for blank and other text that is no decimal number, lists and objects.
 * ```ts
 * toNumber('1e2') // => 100
 * toNumber('') // => Number.NaN
 * ```
 */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string') return Number.NaN
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : Number.NaN
}

/**
 * A value as text: '' for what is missing, not finite, a list or an object.
 * ```ts
 * toText(1.5) // => '1.5'
 * ```
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/**
 * `==`: what is missing equals what is missing; numbers, texts and booleans by their number or name.
 * ```ts
 * looselyEqual('1', 1) // => true
 * looselyEqual('', 0) // => false
 * ```
 */
export function looselyEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isMissing(a) || isMissing(b)) return isMissing(a) && isMissing(b)
  return typeof a !== typeof b && (toNumber(a) === toNumber(b) || isNamed(a, b) || isNamed(b, a))
}

/**
 * `<`: negative, zero or positive; by number where both are numbers, otherwise two texts as text.
 * ```ts
 * compare('10', '9') > 0 // => true
 * ```
 */
export function compare(a: unknown, b: unknown): number {
  const difference = toNumber(a) - toNumber(b)
  if (!Number.isNaN(difference) || typeof a !== 'string' || typeof b !== 'string') {
    return difference
  }
  return a === b ? 0 : a < b ? -1 : 1
}

/** Whether a text is what a boolean is called. */
const isNamed = (text: unknown, boolean: unknown): boolean =>
  typeof boolean === 'boolean' && text === String(boolean)

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}
