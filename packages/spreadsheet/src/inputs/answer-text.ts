import { dateOfSerial, serialOfDate } from '@telemachos/rules/date-serial'
import { isRealDate } from '@telemachos/rules/dates'

/** What is put into a calculator, or comes out of one; null for nothing. */
export type AnswerValue = number | string | boolean | null

/**
 * A value as the answer of a questionnaire holds it: numbers with a dot, days as yyyy-mm-dd.
 * ```ts
 * answerText('Number', 1200.5) // => '1200.5'
 * answerText('Date', 25569) // => '1970-01-01'
 * answerText('Tick', true) // => 'true'
 * ```
 */
export function answerText(kind: string | undefined, value: AnswerValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (kind === 'Date' && typeof value === 'number') return dateOfSerial(value) ?? ''
  return String(value)
}

/**
 * The value that an answer holds; null for nothing, and for what is no value of its kind.
 * ```ts
 * answerValue('Percent', '0.05') // => 0.05
 * answerValue('Number', 'πολλά') // => null
 * answerValue('Date', '1970-01-01') // => 25569
 * ```
 */
export function answerValue(kind: string, text: string | null | undefined): AnswerValue {
  if (text === null || text === undefined || text === '') return null
  if (kind === 'Tick') return text === 'true' ? true : text === 'false' ? false : null
  if (kind === 'Date') return isRealDate(text) ? serialOfDate(text) : null
  if (kind !== 'Number' && kind !== 'Percent') return text
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}
