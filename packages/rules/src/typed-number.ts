/** The one reader of numbers that people type, whatever field they type them into (spec §9). */
import { withoutUnseen } from './clean-text.ts'
import { parseNumber } from './numbers.ts'

/** Thousands that are parted by spaces or apostrophes. */
const SPACED = /^([+-]?\d{1,3}(?:[ '’]\d{3})+)(?![\d ])/

/**
 * Reads a typed number as its language writes it, else as the other one does: in Greek `1.000` is a thousand,
 * while `1.5` can only be one and a half. Undefined for anything else.
 * ```ts
 * readNumber('1.000') // => 1000
 * readNumber('2.000,5') // => 2000.5
 * readNumber('1.5') // => 1.5
 * readNumber('1 000') // => 1000
 * readNumber('1e3') // => undefined
 * ```
 */
export function readNumber(text: string, language: string = 'el'): number | undefined {
  const typed = withoutUnseen(text)
    .normalize('NFKC')
    .trim()
    .replace(/^[\u2212–]/, '-')
    .replace(SPACED, (whole) => whole.replaceAll(/[ '’]/g, ''))
  const value = [language, 'el', 'en']
    .map((one) => parseNumber(typed, one))
    .find((read) => read !== undefined)
  return value !== undefined && Number.isFinite(value) ? value : undefined
}

/**
 * A number as a text that keeps it: with a dot before its decimals, which are not three, so that whoever reads
 * it again as a typed number reads the same.
 * ```ts
 * keptNumber(2000.5) // => '2000.5'
 * keptNumber(1.125) // => '1.1250'
 * ```
 */
export function keptNumber(value: number): string {
  const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 })
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
