import type { Scalar } from '../values/value.ts'
import { showValue } from './show-value.ts'

interface FitOptions {
  readonly language: string
  /** Whether a text is no wider than the cell. */
  readonly fits: (text: string) => boolean
}

/** More digits than that after the decimal sign are not shown in any case. */
const MAX_DECIMALS = 9
/** As many signs as say that a number is wider than its cell. */
const FILLED = '####'

/**
 * What a cell shows of a number that is wider than it: without a number format it is rounded to the width,
 * as spreadsheets do; with one, or where the whole part is too wide, `####` stands there, never a part of
 * the number. Texts are left to be.
 * ```ts
 * const fits = (text) => text.length <= 6
 * fitNumber(131.6141692, '131,6141692', undefined, { language: 'el', fits }) // => '131,61'
 * fitNumber(1234567.5, '1.234.567,50', '#,##0.00', { language: 'el', fits }) // => '####'
 * ```
 */
export function fitNumber(
  value: Scalar,
  text: string,
  pattern: string | undefined,
  { language, fits }: FitOptions,
): string {
  if (typeof value !== 'number' || fits(text)) return text
  const isGeneral = pattern === undefined || pattern === '' || pattern.toLowerCase() === 'general'
  if (!isGeneral) return FILLED
  for (let decimals = MAX_DECIMALS; decimals >= 0; decimals -= 1) {
    const format = decimals === 0 ? '0' : `0.${'#'.repeat(decimals)}`
    const rounded = showValue(value, format, { language }).text.replace(/[.,]$/, '')
    // Next to nothing is not nothing.
    const isLost = Number(value.toFixed(decimals)) === 0 && value !== 0
    if (!isLost && fits(rounded)) return rounded
  }
  const short = showValue(value, '0.0E+0', { language }).text
  return fits(short) ? short : FILLED
}
