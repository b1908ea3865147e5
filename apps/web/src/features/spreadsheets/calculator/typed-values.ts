import type { CalculatorSettings, InputValues } from '@telemachos/contract/spreadsheets/settings'
import { dateOfSerial, serialOfDate } from '@telemachos/rules/date-serial'
import { formatDate, parseDayFirst } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { readNumber as readTyped } from '@telemachos/rules/typed-number'
import { shortDate } from '@telemachos/rules/short-date'

export type Input = CalculatorSettings['Inputs'][number]

/** What stands in the fields of a calculator, by the names of its inputs. */
export type TypedValues = Readonly<Record<string, string | boolean>>

type Language = string

/** Why something typed is no value of its input: what is said then. */
export type TypedProblem = 'number' | 'date' | 'bounds'

const MAX_DECIMALS = 10

/** A value as its field shows it: numbers and days as in the language, a share as a percentage. */
export function typedOf(
  { Kind }: Input,
  value: InputValues[string] | undefined,
  language: Language,
): string | boolean {
  if (Kind === 'Tick') return value === true
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  if (typeof value === 'string') return value
  if (Kind === 'Date') {
    const day = dateOfSerial(value)
    return day === undefined ? '' : formatDate(day)
  }
  if (Kind !== 'Number' && Kind !== 'Percent') return String(value)
  const shown = Kind === 'Percent' ? Number((value * 100).toPrecision(15)) : value
  const [, decimals = ''] = String(shown).split('.')
  return formatNumber(shown, language, Math.min(decimals.length, MAX_DECIMALS))
}

/**
 * What is meant by what is typed (spec §5, spreadsheet input): numbers are read as in Greek, a
 * percentage is divided by 100, text stays as it is; null for an empty field.
 */
export function valueOf(
  { Kind, Min, Max }: Input,
  typed: string | boolean,
  language: Language,
): { readonly value: InputValues[string] } | { readonly problem: TypedProblem } {
  if (typeof typed === 'boolean') return { value: typed }
  const text = typed.trim()
  if (Kind === 'Text') return { value: typed }
  if (text === '') return { value: null }
  if (Kind === 'Choice') return { value: text }
  const number = Kind === 'Date' ? readDay(text) : readNumber(text, language)
  if (number === undefined) return { problem: Kind === 'Date' ? 'date' : 'number' }
  const value = Kind === 'Percent' ? Number((number / 100).toPrecision(15)) : number
  const isOutside = (Min !== null && value < Min) || (Max !== null && value > Max)
  return isOutside ? { problem: 'bounds' } : { value }
}

function readDay(text: string): number | undefined {
  const day = parseDayFirst(shortDate(text))
  return day === undefined ? undefined : serialOfDate(day)
}

/** A dot before the last digits is read as a comma where it cannot part thousands. */
function readNumber(text: string, language: Language): number | undefined {
  const plain = text.replace(/[\s%€]/g, '')
  return readTyped(plain, language)
}

/** What may be typed into a field of numbers at all (spec §5): the rest is not taken. */
export const isNumberText = (text: string): boolean => /^[\d.,\-\s%€]*$/.test(text)

/** Everything that is typed rightly; of the rest the value that was good last. */
export function valuesOf(
  inputs: readonly Input[],
  typed: TypedValues,
  last: InputValues,
  language: Language,
): InputValues {
  const values: Record<string, InputValues[string]> = {}
  for (const input of inputs) {
    const { Name } = input
    const given = typed[Name]
    if (given === undefined) continue
    const read = valueOf(input, given, language)
    if ('value' in read) values[Name] = read.value
    else if (last[Name] !== undefined) values[Name] = last[Name]
  }
  return values
}
