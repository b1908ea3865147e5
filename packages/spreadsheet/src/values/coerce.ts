import { readNumber, type TextSettings } from './read-text.ts'
import { ERRORS, type CellError, type Scalar } from './value.ts'

/** Longer numbers are written with an exponent. */
const MAX_NUMBER_LENGTH = 20

/** Beyond this exponent one digit less is written. */
const LAST_FULL_EXPONENT = 98

/** In which capital and small letters differ, in ASCII. */
const CASE_BIT = 32

const FIRST_BEYOND_ASCII = 128

/** The code of the letter A. */
const LETTER_A = 65

const SMALLEST_NORMAL = 2.225_073_858_507_201_4e-308

/** A value as a number: text is read, empty is 0. #VALUE! where text is no number. */
export function toNumber(value: Scalar, settings?: TextSettings): number | CellError {
  if (typeof value === 'number') return value
  if (value === null) return 0
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string') return readNumber(value, settings) ?? ERRORS['#VALUE!']
  return value
}

/**
 * A value as text, as `&` joins it: numbers in General, in a Greek workbook with a decimal comma, TRUE and
 * FALSE, nothing for empty.
 */
export function toText(value: Scalar, settings?: TextSettings): string | CellError {
  if (typeof value === 'string') return value
  if (typeof value === 'number') {
    const text = formatGeneral(value)
    return settings?.language === 'el' ? text.replace('.', ',') : text
  }
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

/** True where `compareScalars` is 0, sooner found: how the operators `=` and `<>` compare. */
export function equalScalars(
  first: Exclude<Scalar, CellError>,
  second: Exclude<Scalar, CellError>,
): boolean {
  if (typeof first === 'string' && typeof second === 'string') return isSameText(first, second)
  return compareScalars(first, second) === 0
}

/** Compares texts without regard to case. */
export function compareTexts(first: string, second: string): number {
  const order = comparePlainly(first, second)
  if (order !== undefined) return order
  if (isSameText(first, second)) return 0
  return collator.compare(first, second)
}

/** Compares texts of digits, English letters and spaces; undefined where there are others. */
function comparePlainly(first: string, second: string): number | undefined {
  const length = Math.min(first.length, second.length)
  let order = 0
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [plainCode(first, index), plainCode(second, index)]
    if (left < 0 || right < 0) return undefined
    if (order === 0) order = left - right
    if (order !== 0) break
  }
  const rest = first.length > length ? first : second
  for (let index = 0; index < rest.length; index += 1) {
    if (plainCode(rest, index) < 0) return undefined
  }
  return order === 0 ? first.length - second.length : order
}

function plainCode(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (code >= LETTER_A && code <= LETTER_A + 25) return code
  if (code >= LETTER_A + CASE_BIT && code <= LETTER_A + CASE_BIT + 25) return code - CASE_BIT
  return code === 32 || (code >= 48 && code <= 57) ? code : -1
}

/** A text in the one form that texts differing only in case share; both Greek sigmas are one. */
export function foldCase(text: string): string {
  return text.toUpperCase()
}

/** Says whether a text is the same as another but for case; made once for many texts. */
export function textEqualTo(sought: string): (text: string) => boolean {
  const folded = foldCase(sought)
  return (text) => {
    if (text === sought) return true
    return mayBeSame(text, sought) && foldCase(text) === folded
  }
}

function isSameText(first: string, second: string): boolean {
  if (first === second) return true
  return mayBeSame(first, second) && foldCase(first) === foldCase(second)
}

/** Most texts are told apart by their length or their last letter. */
function mayBeSame(first: string, second: string): boolean {
  const { length } = first
  if (length !== second.length) return false
  const [left, right] = [first.charCodeAt(length - 1), second.charCodeAt(length - 1)]
  if (left >= FIRST_BEYOND_ASCII || right >= FIRST_BEYOND_ASCII) return true
  return (left | CASE_BIT) === (right | CASE_BIT)
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
