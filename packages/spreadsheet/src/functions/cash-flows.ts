import { ERRORS, isError, type CellError, type Grid } from '../values/value.ts'
import { toNumber } from '../values/coerce.ts'
import { isSerial } from './dates.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { numbersOf, valuesOf } from './grids.ts'
import { bisect, changesSign, findRoot } from './root-finding.ts'

type Result = number | CellError

/** The rates in which IRR searches first (specification, section 9). */
const HIGHEST_RATE = 1
const RATE_STEP = 0.01

function presentValue(work: Work, rate: number, flows: readonly number[]): number {
  work.take(flows.length)
  let value = 0
  for (let index = flows.length - 1; index >= 0; index -= 1) {
    value = value / (1 + rate) + (flows[index] ?? 0)
  }
  return value
}

/** The rate at which flows are worth nothing: between 0 and 1 in steps, and only then elsewhere. */
function internalRate(
  { work }: CallContext,
  flows: readonly number[],
  guess: number | undefined,
): Result {
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return ERRORS['#NUM!']
  const value = (rate: number) => presentValue(work, rate, flows)
  const roots: number[] = []
  const steps = Math.round(HIGHEST_RATE / RATE_STEP)
  for (let step = 0; step < steps; step += 1) {
    const [low, high] = [step / steps, (step + 1) / steps]
    if (!changesSign(value, low, high)) continue
    roots.push(bisect(work, value, low, high))
    if (guess === undefined) break
  }
  const [first] = roots
  if (first !== undefined) return nearest(roots, guess ?? first)
  if (value(HIGHEST_RATE) === 0) return HIGHEST_RATE
  return findRoot(work, value, guess ?? 0.1) ?? ERRORS['#NUM!']
}

function nearest(roots: readonly number[], guess: number): number {
  return roots.reduce((best, root) =>
    Math.abs(root - guess) < Math.abs(best - guess) ? root : best,
  )
}

/** Flows with their days, of which none may come before the first. */
interface DatedFlows {
  readonly flows: readonly number[]
  readonly days: readonly number[]
}

function datedFlows(context: CallContext, values: Grid, dates: Grid): DatedFlows | CellError {
  const flows = listOf(values, context)
  if (isError(flows)) return flows
  const days = listOf(dates, context)
  if (isError(days)) return days
  if (flows.length !== days.length || flows.length === 0) return ERRORS['#NUM!']
  const first = Math.floor(days[0] ?? 0)
  if (days.some((day) => !isSerial(day, context) || Math.floor(day) < first)) return ERRORS['#NUM!']
  return { flows, days: days.map((day) => Math.floor(day) - first) }
}

function listOf(grid: Grid, context: CallContext): number[] | CellError {
  const numbers: number[] = []
  const values = valuesOf(context.work, grid)
  if (isError(values)) return values
  for (const value of values) {
    if (typeof value === 'boolean') return ERRORS['#VALUE!']
    const number = toNumber(value, context)
    if (isError(number)) return number
    numbers.push(number)
  }
  return numbers
}

function datedValue(work: Work, rate: number, { flows, days }: DatedFlows): number {
  work.take(2 * flows.length)
  return flows.reduce(
    (sum, flow, index) => sum + flow / (1 + rate) ** ((days[index] ?? 0) / 365),
    0,
  )
}

function modifiedRate(flows: readonly number[], financing: number, reinvesting: number): Result {
  const count = flows.length
  if (financing === -1 || reinvesting === -1) return ERRORS['#DIV/0!']
  let [paid, earned] = [0, 0]
  for (const [index, flow] of flows.entries()) {
    if (flow < 0) paid += flow / (1 + financing) ** index
    else earned += flow / (1 + reinvesting) ** index
  }
  if (paid === 0 || count < 2) return ERRORS['#DIV/0!']
  return ((-earned * (1 + reinvesting) ** (count - 1)) / paid) ** (1 / (count - 1)) - 1
}

/** Series of payments and what they are worth. */
export const CASH_FLOWS: readonly FunctionDefinition[] = [
  defineFunction('finance', 'NPV', {
    required: ['number', 'numbers'],
    call: ({ work }, rate, flows) =>
      rate === -1 ? ERRORS['#DIV/0!'] : presentValue(work, rate, flows) / (1 + rate),
  }),
  defineFunction('finance', 'IRR', {
    required: ['grid'],
    optional: ['number'],
    deviation:
      'Of several rates the lowest between 0 and 1 is the result, or the one nearest to the guess.',
    call: (context, grid, guess) => {
      const flows = numbersOf(grid)
      return isError(flows) ? flows : internalRate(context, flows, guess)
    },
  }),
  defineFunction('finance', 'MIRR', {
    required: ['grid', 'number', 'number'],
    call: (_, grid, financing, reinvesting) => {
      const flows = numbersOf(grid)
      return isError(flows) ? flows : modifiedRate(flows, financing, reinvesting)
    },
  }),
  defineFunction('finance', 'XNPV', {
    required: ['number', 'grid', 'grid'],
    call: (context, rate, values, dates) => {
      const dated = datedFlows(context, values, dates)
      if (isError(dated)) return dated
      return rate <= 0 ? ERRORS['#NUM!'] : datedValue(context.work, rate, dated)
    },
  }),
  defineFunction('finance', 'XIRR', {
    required: ['grid', 'grid'],
    optional: ['number'],
    deviation: 'Searches on where Excel gives up after 100 steps.',
    call: (context, values, dates, guess = 0.1) => {
      const dated = datedFlows(context, values, dates)
      if (isError(dated)) return dated
      const { flows } = dated
      if (guess <= -1 || !flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) {
        return ERRORS['#NUM!']
      }
      const { work } = context
      return findRoot(work, (rate) => datedValue(work, rate, dated), guess) ?? ERRORS['#NUM!']
    },
  }),
  defineFunction('finance', 'FVSCHEDULE', {
    required: ['number', 'grid'],
    call: (context, present, rates) => {
      const list = listOf(rates, context)
      if (isError(list)) return list
      return list.reduce((value, rate) => value * (1 + rate), present)
    },
  }),
]
