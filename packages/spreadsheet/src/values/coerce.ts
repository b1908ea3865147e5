import { readNumber } from './read-text.ts'
import { ERRORS, type CellError, type Scalar } from './value.ts'

/** Longer numbers are written with an exponent. */
const MAX_NUMBER_LENGTH = 20

/** Beyond this exponent one digit less is written. */
const LAST_FULL_EXPONENT = 98

/** In which capital and small letters differ, in ASCII. */
const CASE_BIT = 32

const FIRST_BEYOND_ASCII = 128

const SMALLEST_NORMAL = 2.225_073_858_507_201_4e-308

/** A value as a number: text is read, empty is 0. #VALUE! where text is no number. */
export function toNumber(value: Scalar, isDate1904 = false): number | CellError {
  if (typeof value === 'number') return value
  if (value === null) return 0
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string') return readNumber(value, isDate1904) ?? ERRORS['#VALUE!']
  return value
}

/** A value as text, as `&` joins it: numbers in General, TRUE and FALSE, nothing for empty. */
export function toText(value: Scalar): string | CellError {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatGeneral(value)
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value
}

/** A value as TRUE or FALSE: numbers but 0 are TRUE, of texts only these two words are understood. */
export function toLogical(value: Scalar): boolean | CellError {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  if (value === null) return false
  if (typeof value !== 'string') return value
  const upper = value.trim().toUpperCase()
  if (upper === 'TRUE') return true
  return upper === 'FALSE' ? false : ERRORS['#VALUE!']
}

/**
 * A number in General as text: 15 significant digits, with an exponent where it would be longer than
 * 20 characters.
 */
export function formatGeneral(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return value === 0 ? '0' : String(value)
  const absolute = Math.abs(value)
  if (absolute < SMALLEST_NORMAL) return '0'
  const sign = value < 0 ? '-' : ''
  const [mantissa = '', power = '0'] = absolute.toExponential(14).split('e')
  let exponent = Number(power)
  let digits = mantissa.replace('.', '')
  if (Math.abs(exponent) > LAST_FULL_EXPONENT) {
    const [shorter = '', shorterPower = '0'] = absolute.toExponential(13).split('e')
    digits = shorter.replace('.', '')
    exponent = Number(shorterPower)
  }
  digits = digits.replace(/0+$/, '')
  if (exponent < 0) {
    const length = 2 - exponent - 1 + digits.length
    if (length > MAX_NUMBER_LENGTH) return `${sign}${scientific(digits, exponent)}`
    return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`
  }
  if (exponent >= MAX_NUMBER_LENGTH) return `${sign}${scientific(digits, exponent)}`
  if (digits.length <= exponent + 1) return `${sign}${digits.padEnd(exponent + 1, '0')}`
  return `${sign}${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`
}

function scientific(digits: string, exponent: number): string {
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : ''
  const power = String(Math.abs(exponent)).padStart(2, '0')
  return `${digits.slice(0, 1)}${fraction}E${exponent < 0 ? '-' : '+'}${power}`
}

/**
 * Below 0 where the first comes before the second, 0 where they are equal, above 0 otherwise: numbers
 * before text before FALSE and TRUE. Text is compared without regard to case, numbers to 15 digits.
 * Empty is 0, no text or FALSE, after what it is compared with. As the operators `=`, `<` and `>` do.
 */
export function compareScalars(
  first: Exclude<Scalar, CellError>,
  second: Exclude<Scalar, CellError>,
): number {
  if (typeof first === 'number' && typeof second === 'number') return compareRounded(first, second)
  if (first === null) return second === null ? 0 : -compareScalars(second, null)
  if (second === null) return compareScalars(first, emptyLike(first))
  return compareStrictly(first, second)
}

/** As `compareScalars`, to the last bit of numbers: how lookups search. Empty is only equal to empty. */
export function compareStrictly(
  first: Exclude<Scalar, CellError>,
  second: Exclude<Scalar, CellError>,
): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second
  if (typeof first === 'string' && typeof second === 'string') return compareTexts(first, second)
  const ranks = rankOf(first) - rankOf(second)
  if (ranks !== 0 || typeof first !== 'boolean') return ranks
  return Number(first) - Number(second)
}

/** Compares texts without regard to case. */
export function compareTexts(first: string, second: string): number {
  if (first === second || foldCase(first) === foldCase(second)) return 0
  return collator.compare(first, second)
}

/** A text in the one form that texts differing only in case share; both Greek sigmas are one. */
export function foldCase(text: string): string {
  return text.toUpperCase()
}

/**
 * Says whether a text is the same as another but for case; made once for many texts. Most are told apart
 * by their length or their last letter.
 */
export function textEqualTo(sought: string): (text: string) => boolean {
  const folded = foldCase(sought)
  const { length } = sought
  const last = sought.charCodeAt(length - 1) | CASE_BIT
  return (text) => {
    if (text === sought) return true
    if (text.length !== length) return false
    const code = text.charCodeAt(length - 1)
    if (code < FIRST_BEYOND_ASCII && last < FIRST_BEYOND_ASCII && (code | CASE_BIT) !== last) {
      return false
    }
    return foldCase(text) === folded
  }
}

const collator = new Intl.Collator('en', { sensitivity: 'accent' })

function rankOf(value: Exclude<Scalar, CellError>): number {
  if (value === null) return 3
  if (typeof value === 'number') return 0
  return typeof value === 'string' ? 1 : 2
}

function emptyLike(value: number | string | boolean): number | string | boolean {
  if (typeof value === 'number') return 0
  return typeof value === 'string' ? '' : false
}

function compareRounded(first: number, second: number): number {
  const difference = first - second
  if (difference === 0) return 0
  const scale = Math.max(Math.abs(first), Math.abs(second))
  if (Math.abs(difference) > scale * 1e-14) return difference
  return Number(first.toPrecision(15)) - Number(second.toPrecision(15))
}
