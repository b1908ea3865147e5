/** Registry numbers as people write and paste them, the same at every place that takes one (spec §2.3). */
import { isRuined, unquoted } from './cell-text.ts'
import { withoutUnseen } from './clean-text.ts'

/** The longest number that is looked for, in characters. */
const MAX_NUMBER_LENGTH = 40

/** A number that ends in the noughts of a decimal, or whose thousands are parted. */
const WITH_DECIMALS = /^(\d{4,})[.,]0{1,2}$/
const IN_THOUSANDS = /^\d{1,3}(?:[.\u2019']\d{3})+$/

/** Numbers, with the signs that can be part of one: what a spreadsheet made of it first. */
const PARTS =
  /\d+[.,]\d+E\+?\d+|\d{4,},0{1,2}(?![\d,])|[^\s,;|·•]+(?:•+[^\s,;|·•]*)*|•+[^\s,;|·]*/giu

/**
 * A registry number as it is kept: without what nobody sees, quotes and the signs by which an export keeps
 * it whole; full-width digits are digits, and the noughts and dots with which a spreadsheet shows a number
 * are none of it. Undefined for what a spreadsheet has ruined, and for a number that is masked.
 * ```ts
 * readRegistryNumber('="070003"') // => '070003'
 * readRegistryNumber('2024000.0') // => '2024000'
 * readRegistryNumber('1.23E+15') // => undefined
 * ```
 */
export function readRegistryNumber(text: string): string | undefined {
  const number = plainNumber(text)
  if (isRuined(number) || number.includes('•')) return undefined
  return digitsOf(number) ?? number
}

/**
 * As it is written, without what is no part of a number whatever a project's numbers look like.
 * ```ts
 * plainNumber('"ΠΒ-２０２４"') // => 'ΠΒ-2024'
 * ```
 */
export const plainNumber = (text: string): string =>
  unquoted(withoutUnseen(text).normalize('NFKC')).replaceAll(/\s+/g, ' ').trim()

/** The digits of a number as a spreadsheet shows it. */
function digitsOf(number: string): string | undefined {
  const whole = WITH_DECIMALS.exec(number)?.[1]
  if (whole !== undefined) return whole
  return IN_THOUSANDS.test(number) ? number.replaceAll(/\D/g, '') : undefined
}

/**
 * What a number that was pasted can mean, the likeliest first; each reading is one number, or several where
 * signs stand between them. Whoever looks for people takes the first reading that somebody has.
 * ```ts
 * numberReadings('2024001/2024002') // => [['2024001/2024002'], ['2024001', '2024002']]
 * numberReadings('2.024.001') // => [['2.024.001'], ['2024001']]
 * ```
 */
export function numberReadings(text: string): readonly (readonly string[])[] {
  const number = plainNumber(text)
  const digits = digitsOf(number)
  const parts = number.split(/[/|·]/).map((part) => readRegistryNumber(part) ?? part.trim())
  return [
    [number],
    ...(digits === undefined ? [] : [[digits]]),
    ...(parts.length > 1 ? [parts.filter((part) => part !== '')] : []),
  ]
}

/**
 * What is left of a number whose leading noughts a spreadsheet took: equal for both. Undefined for what is
 * no number.
 * ```ts
 * withoutNoughts('070003') // => '70003'
 * ```
 */
export function withoutNoughts(number: string): string | undefined {
  return /^0*([1-9]\d*)$/.exec(number)?.[1]
}

/** The numbers in a text, each once. */
export interface PastedNumbers {
  readonly numbers: readonly string[]
  /** Those that are written more than once. */
  readonly repeated: readonly string[]
  /** What stands among them and is no number any more. */
  readonly unreadable: readonly string[]
}

/**
 * The registry numbers in a text: one a line, or parted by spaces, tabs, commas, semicolons, `|` or `·`.
 * What stands for nothing is passed over.
 * ```ts
 * pastedNumbers('"2024000"; ="070003" | #N/A').numbers // => ['2024000', '070003']
 * ```
 */
export function pastedNumbers(text: string): PastedNumbers {
  const written = [...withoutUnseen(text).normalize('NFKC').matchAll(PARTS)].map(([part]) => part)
  const numbers = new Set<string>()
  const repeated = new Set<string>()
  const unreadable = new Set<string>()
  for (const part of written) {
    const plain = plainNumber(part)
    const number = plain.length > MAX_NUMBER_LENGTH ? undefined : asPasted(plain)
    if (/^•*$/.test(plain)) continue
    if (number === undefined) unreadable.add(plain)
    else if (numbers.has(number)) repeated.add(number)
    else numbers.add(number)
  }
  return { numbers: [...numbers], repeated: [...repeated], unreadable: [...unreadable] }
}

/** Dots can be a part of a project's numbers: only a comma is taken for one that is none. */
const asPasted = (number: string): string | undefined => {
  const read = readRegistryNumber(number)
  return read === undefined || number.includes(',') ? read : number
}
