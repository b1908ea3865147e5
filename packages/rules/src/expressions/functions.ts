import { ageOn } from '../ages.ts'
import { formatDate, parseDate, todayInAthens } from '../dates.ts'
import { readEmail, readPhone } from '../addresses.ts'
import { agreesWithAmka, isIban, isPostcode } from '../state-numbers.ts'
import { readAfm, readAmka } from '../written-state-number.ts'
import { isEmpty, looselyEqual, toNumber, toText } from './values.ts'

/** What a function may use besides its arguments. */
export interface FunctionContext {
  /** The instant of evaluation, from the scope's `now` (Date or ISO string). */
  readonly now: Date
  /** Counts work against the step limit; throws beyond it. */
  readonly spend: (steps: number) => void
}

type ExpressionFunction = (args: readonly unknown[], context: FunctionContext) => unknown

/**
 * The functions that an expression may call; there are no others. `min`, `max`, `sum` and `count`
 * take values and lists of values and pass over empty ones. `contains`, `startsWith` and `endsWith`
 * are about texts, `includes(list, value)` about lists. Dates are `yyyy-mm-dd`: `date(text)` reads
 * any of the product's formats, `age(birth)` is in whole years. `isAfm`, `isAmka`, `isIban`,
 * `isPostcode`, `isPhone` and `isEmail` say whether a text is one; `isAmka(text, birth, gender)` also holds
 * it against what else is known. `iif` is part of the grammar.
 */
export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map<
  string,
  ExpressionFunction
>([
  ['min', (args, context) => leastOf(numbersIn(args, context), (a, b) => a < b)],
  ['max', (args, context) => leastOf(numbersIn(args, context), (a, b) => a > b)],
  ['sum', (args, context) => numbersIn(args, context).reduce((total, value) => total + value, 0)],
  ['count', (args, context) => answeredIn(args, context).length],
  ['abs', ([value]) => Math.abs(toNumber(value))],
  ['floor', ([value]) => Math.floor(toNumber(value))],
  ['ceil', ([value]) => Math.ceil(toNumber(value))],
  [
    'round',
    ([value, digits]) => round(toNumber(value), digits === undefined ? 0 : toNumber(digits)),
  ],
  ['number', ([value]) => toNumber(value)],
  ['len', ([value]) => (Array.isArray(value) ? value.length : toText(value).length)],
  ['lower', ([value]) => toText(value).toLocaleLowerCase('el')],
  ['upper', ([value]) => toText(value).toLocaleUpperCase('el')],
  ['trim', ([value]) => toText(value).trim()],
  ['contains', ([value, part]) => toText(value).includes(toText(part))],
  ['startsWith', ([value, part]) => toText(value).startsWith(toText(part))],
  ['endsWith', ([value, part]) => toText(value).endsWith(toText(part))],
  ['includes', ([list, value], context) => includes(list, value, context)],
  ['isEmpty', ([value]) => isEmpty(value)],
  ['today', (_, { now }) => todayInAthens(now)],
  ['date', ([value]) => plainDate(value)],
  ['year', ([value]) => partOfDate(plainDate(value), 0, 4)],
  ['age', ([value], { now }) => age(plainDate(value), todayInAthens(now))],
  ['isAfm', ([value]) => readAfm(toText(value)) !== undefined],
  [
    'isAmka',
    ([value, birth, gender]) => {
      const amka = readAmka(toText(value))
      const known = { birth: plainDate(birth), gender: toText(gender) }
      return amka !== undefined && agreesWithAmka(amka, known)
    },
  ],
  ['isIban', ([value]) => isIban(toText(value))],
  ['isPostcode', ([value]) => isPostcode(toText(value))],
  ['isPhone', ([value]) => readPhone(toText(value)) !== undefined],
  ['isEmail', ([value]) => readEmail(toText(value)) !== undefined],
])

function answeredIn(args: readonly unknown[], { spend }: FunctionContext): unknown[] {
  const lengths = args.map((value) => (Array.isArray(value) ? value.length : 1))
  spend(lengths.reduce((total, length) => total + length, 0))
  return args.flat().filter((value) => !isEmpty(value))
}

function numbersIn(args: readonly unknown[], context: FunctionContext): number[] {
  return answeredIn(args, context).map(toNumber)
}

/** The first in an order; undefined of none, NaN as soon as one is no number. */
function leastOf(values: number[], before: (a: number, b: number) => boolean): number | undefined {
  if (values.some(Number.isNaN)) return Number.NaN
  return values.reduce<number | undefined>(
    (min, value) => (min === undefined || before(value, min) ? value : min),
    undefined,
  )
}

/** Half away from zero, without the errors of binary fractions: round(1.005, 2) is 1.01. */
function round(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  const [whole, power = '0'] = String(shifted).split('e')
  return Math.sign(value) * Number(`${whole}e${Number(power) - digits}`)
}

function includes(list: unknown, value: unknown, { spend }: FunctionContext): boolean {
  if (!Array.isArray(list)) return false
  spend(list.length)
  return list.some((item) => looselyEqual(item, value))
}

/** A typed date, a plain date or an instant (its date in Athens) as `yyyy-mm-dd`. */
function plainDate(value: unknown): string | undefined {
  if (typeof value === 'string') return parseDate(value) ?? parseDate(formatDate(value))
  return value instanceof Date ? parseDate(formatDate(value)) : undefined
}

function partOfDate(date: string | undefined, start: number, end: number): number | undefined {
  return date === undefined ? undefined : Number(date.slice(start, end))
}

function age(birth: string | undefined, today: string): number | undefined {
  return birth === undefined ? undefined : ageOn(birth, today)
}
