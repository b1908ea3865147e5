import { toNumber } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import {
  largestOf,
  mean,
  populationVariance,
  rootOf,
  sampleVariance,
  smallestOf,
} from './descriptive.ts'
import { eachNumber } from './sums.ts'

function countNumbers(context: CallContext, arguments_: readonly Value[]): number {
  let count = 0
  for (const argument of arguments_) {
    if (isLambda(argument)) continue
    if (!isGrid(argument)) {
      if (typeof toNumber(argument, context) === 'number') count += 1
      continue
    }
    argument.visit((value) => {
      if (typeof value === 'number') count += 1
    })
  }
  return count
}

function countFilled(arguments_: readonly Value[]): number {
  let count = 0
  for (const argument of arguments_) {
    if (!isGrid(argument)) count += 1
    else {
      argument.visit(() => {
        count += 1
      })
    }
  }
  return count
}

/** As the numbers of the functions with A: in rectangles text is 0, TRUE 1 and FALSE 0. */
function numbersWithTexts(
  context: CallContext,
  arguments_: readonly Value[],
): number[] | CellError {
  const numbers: number[] = []
  for (const argument of arguments_) {
    if (isLambda(argument)) return ERRORS['#VALUE!']
    if (!isGrid(argument)) {
      const number = toNumber(argument, context)
      if (isError(number)) return number
      numbers.push(number)
      continue
    }
    let error: CellError | undefined
    argument.visit((value: Scalar) => {
      if (isError(value)) {
        error = value
        return false
      }
      numbers.push(typeof value === 'number' ? value : Number(value === true))
      return undefined
    })
    if (error) return error
  }
  return numbers
}

function withTexts(
  name: string,
  summarise: (numbers: readonly number[]) => number | CellError,
): FunctionDefinition {
  return defineFunction('statistics', name, {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      const numbers = numbersWithTexts(context, arguments_)
      return isError(numbers) ? numbers : summarise(numbers)
    },
  })
}

function extreme(name: string, isBetter: (value: number, best: number) => boolean) {
  return defineFunction('statistics', name, {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      let best: number | undefined
      const error = eachNumber(arguments_, context, (value) => {
        if (best === undefined || isBetter(value, best)) best = value
      })
      return error ?? best ?? 0
    },
  })
}

/** Counts, means and extremes. */
export const COUNTS: readonly FunctionDefinition[] = [
  defineFunction('statistics', 'COUNT', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => countNumbers(context, arguments_),
  }),
  defineFunction('statistics', 'COUNTA', {
    required: ['any'],
    repeated: ['any'],
    call: (_, ...arguments_) => countFilled(arguments_),
  }),
  defineFunction('statistics', 'COUNTBLANK', {
    required: ['grid'],
    call: (_, grid) => {
      let filled = 0
      grid.visit((value) => {
        if (value !== '') filled += 1
      })
      return grid.rows * grid.columns - filled
    },
  }),
  defineFunction('statistics', 'AVERAGE', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      let sum = 0
      let count = 0
      const error = eachNumber(arguments_, context, (value) => {
        sum += value
        count += 1
      })
      if (error) return error
      return count === 0 ? ERRORS['#DIV/0!'] : sum / count
    },
  }),
  extreme('MAX', (value, best) => value > best),
  extreme('MIN', (value, best) => value < best),
  withTexts('AVERAGEA', mean),
  withTexts('MAXA', largestOf),
  withTexts('MINA', smallestOf),
  withTexts('VARA', sampleVariance),
  withTexts('VARPA', populationVariance),
  withTexts('STDEVA', (numbers) => rootOf(sampleVariance(numbers))),
  withTexts('STDEVPA', (numbers) => rootOf(populationVariance(numbers))),
]
