import { parseNumber } from '@telemachos/rules/numbers'

/** What an input takes; `Precent` is as the specification writes it. */
export type InputKind = 'Number' | 'Percent' | 'Precent' | 'Text'

/** What may stand in a numeric cell while it is typed (specification, section 5). */
const NUMERIC = /^[\d.-]*$/

/**
 * What was typed into an input as the value of its cell (specification, section 5): numbers as Greek
 * writes them, of percent the hundredth part, text as it is; `null` where it was emptied, undefined
 * where it is no number.
 * ```ts
 * readInput('1.234,5', 'Number') // => 1234.5
 * readInput('12,5', 'Precent') // => 0.125
 * readInput('12,5%', 'Percent') // => 0.125
 * readInput('1,2,3', 'Number') // => undefined
 * readInput(' as it is', 'Text') // => ' as it is'
 * ```
 */
export function readInput(typed: string, kind: InputKind): number | string | null | undefined {
  if (kind === 'Text') return typed
  if (typed.trim() === '') return null
  if (kind === 'Number') return parseNumber(typed, 'el')
  const number = parseNumber(typed.trim().replace(/\s*%$/, ''), 'el')
  return number === undefined ? undefined : divideByHundred(number)
}

/**
 * What an input shows for editing: the inverse of `readInput`.
 * ```ts
 * writeInput(0.125, 'Percent') // => '12,5'
 * writeInput(null, 'Number') // => ''
 * ```
 */
export function writeInput(value: number | string | null, kind: InputKind): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  const shown = kind === 'Number' || kind === 'Text' ? value : Number((value * 100).toPrecision(15))
  return plainDigits(shown).replace('.', ',')
}

/**
 * What stands in a numeric cell after something was typed (specification, section 5): only digits, '.'
 * and '-' are taken, anything else brings the last good text back.
 * ```ts
 * typeIntoNumericCell('-1.5', '-1') // => '-1.5'
 * typeIntoNumericCell('-1.x', '-1.') // => '-1.'
 * ```
 */
export function typeIntoNumericCell(typed: string, lastGood: string): string {
  return NUMERIC.test(typed) ? typed : lastGood
}

/**
 * The number of a numeric cell that is left: 0 where what stands there is none.
 * ```ts
 * leaveNumericCell('12.5') // => 12.5
 * leaveNumericCell('1-2') // => 0
 * leaveNumericCell('') // => 0
 * ```
 */
export function leaveNumericCell(text: string): number {
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(text)
  return isNumber ? Number(text) + 0 : 0
}

/** Divided as it is written: 12.3 gives 0.123. */
function divideByHundred(number: number): number {
  return Number((number / 100).toPrecision(15))
}

/** A number without an exponent, which no input reads. */
function plainDigits(value: number): string {
  const written = String(value)
  if (!written.includes('e')) return written
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
}
