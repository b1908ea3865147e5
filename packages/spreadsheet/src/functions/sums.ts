import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Grid,
  type Value,
} from '../values/value.ts'
import { toNumber } from '../values/coerce.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { pairsOf } from './grids.ts'

/**
 * Goes through the numbers of arguments without a list of them: what is written directly is coerced, of
 * rectangles only numbers count. The first error ends it and is the result.
 */
export function eachNumber(
  arguments_: readonly Value[],
  context: CallContext,
  see: (number: number) => void,
): CellError | undefined {
  for (const argument of arguments_) {
    if (isLambda(argument)) return ERRORS['#VALUE!']
    if (!isGrid(argument)) {
      const number = toNumber(argument, context)
      if (isError(number)) return number
      see(number)
      continue
    }
    let error: CellError | undefined
    argument.visit((value) => {
      if (typeof value === 'number') see(value)
      else if (isError(value)) {
        error = value
        return false
      }
      return undefined
    })
    if (error) return error
  }
  return undefined
}

function sumProduct(grids: readonly Grid[]): number | CellError {
  const [first, ...others] = grids
  if (!first) return ERRORS['#VALUE!']
  for (const other of others) {
    if (other.rows !== first.rows || other.columns !== first.columns) return ERRORS['#VALUE!']
  }
  for (const grid of grids) {
    const error = firstError(grid)
    if (error) return error
  }
  let sum = 0
  first.visit((value, row, column) => {
    if (typeof value !== 'number') return
    let product = value
    for (const other of others) {
      const factor = other.at(row, column)
      if (typeof factor !== 'number') return
      product *= factor
    }
    sum += product
  })
  return sum
}

function firstError(grid: Grid): CellError | undefined {
  let error: CellError | undefined
  grid.visit((value) => {
    if (!isError(value)) return undefined
    error = value
    return false
  })
  return error
}

function sumOfPairs(
  name: string,
  term: (first: number, second: number) => number,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['grid', 'grid'],
    call: ({ work }, first, second) => {
      const pairs = pairsOf(work, first, second)
      if (isError(pairs)) return pairs
      return pairs.reduce((sum, [x, y]) => sum + term(x, y), 0)
    },
  })
}

/** Sums and products of lists. */
export const SUMS: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'SUM', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      let sum = 0
      const error = eachNumber(arguments_, context, (number) => {
        sum += number
      })
      return error ?? sum
    },
  }),
  defineFunction('mathematics', 'PERCENTOF', {
    required: ['any', 'any'],
    call: (context, part, whole) => {
      const sums = [part, whole].map((argument) => {
        let sum = 0
        const error = eachNumber([argument], context, (number) => {
          sum += number
        })
        return error ?? sum
      })
      const [first = 0, second = 0] = sums
      if (isError(first)) return first
      if (isError(second)) return second
      return second === 0 ? ERRORS['#DIV/0!'] : first / second
    },
  }),
  defineFunction('mathematics', 'SUMSQ', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      let sum = 0
      const error = eachNumber(arguments_, context, (number) => {
        sum += number * number
      })
      return error ?? sum
    },
  }),
  defineFunction('mathematics', 'PRODUCT', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...arguments_) => {
      let product: number | undefined
      const error = eachNumber(arguments_, context, (number) => {
        product = (product ?? 1) * number
      })
      return error ?? product ?? 0
    },
  }),
  defineFunction('mathematics', 'SUMPRODUCT', {
    required: ['grid'],
    repeated: ['grid'],
    call: (_, ...grids) => sumProduct(grids),
  }),
  sumOfPairs('SUMX2MY2', (x, y) => x * x - y * y),
  sumOfPairs('SUMX2PY2', (x, y) => x * x + y * y),
  sumOfPairs('SUMXMY2', (x, y) => (x - y) ** 2),
  defineFunction('mathematics', 'SERIESSUM', {
    required: ['number', 'number', 'number', 'numbers'],
    call: (_, x, first, step, coefficients) =>
      coefficients.reduce((sum, factor, index) => sum + factor * x ** (first + index * step), 0),
  }),
]
