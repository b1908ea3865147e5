import { ERRORS, isError, type CellError, type Grid, type Value } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { buildMatrix, matrixFromRows, numericRows, pairsOf } from './grids.ts'
import { fitLine, type Fit } from './line-fit.ts'

interface PairSums {
  readonly count: number
  readonly meanX: number
  readonly meanY: number
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

function sumsOf({ work }: CallContext, xs: Grid, ys: Grid): PairSums | CellError {
  const pairs = pairsOf(work, xs, ys)
  if (isError(pairs)) return pairs
  const count = pairs.length
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count
  let [xx, yy, xy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xx += (x - meanX) ** 2
    yy += (y - meanY) ** 2
    xy += (x - meanX) * (y - meanY)
  }
  return { count, meanX, meanY, xx, yy, xy }
}

function correlation({ count, xx, yy, xy }: PairSums): number | CellError {
  return count === 0 || xx === 0 || yy === 0 ? ERRORS['#DIV/0!'] : xy / Math.sqrt(xx * yy)
}

/** A function of the known y and x, in this order. */
function ofPairs(
  names: readonly string[],
  compute: (sums: PairSums) => number | CellError,
): FunctionDefinition[] {
  return names.map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'grid'],
      call: (context, ys, xs) => {
        const sums = sumsOf(context, xs, ys)
        return isError(sums) ? sums : compute(sums)
      },
    }),
  )
}

function standardError({ count, xx, yy, xy }: PairSums): number | CellError {
  if (count < 3 || xx === 0) return ERRORS['#DIV/0!']
  return Math.sqrt(Math.max(yy - (xy * xy) / xx, 0) / (count - 2))
}

/** Known values as lists: one of y, one of each variable, and how variables lie in rectangles. */
interface Known {
  readonly ys: readonly number[]
  readonly variables: readonly (readonly number[])[]
  readonly isByColumn: boolean
}

function known(yGrid: Grid, xGrid: Grid | undefined): Known | CellError {
  const yRows = numericRows(yGrid)
  if (isError(yRows)) return yRows
  const ys = yRows.flat()
  if (!xGrid) {
    return { ys, variables: [ys.map((_, index) => index + 1)], isByColumn: yGrid.rows > 1 }
  }
  const xRows = numericRows(xGrid)
  if (isError(xRows)) return xRows
  if (xGrid.rows === yGrid.rows && xGrid.columns === yGrid.columns) {
    return { ys, variables: [xRows.flat()], isByColumn: yGrid.columns === 1 }
  }
  if (yGrid.columns === 1 && xGrid.rows === yGrid.rows) {
    return { ys, variables: columnsOf(xRows), isByColumn: true }
  }
  if (yGrid.rows === 1 && xGrid.columns === yGrid.columns) {
    return { ys, variables: xRows, isByColumn: false }
  }
  return ERRORS['#REF!']
}

function columnsOf(rows: readonly (readonly number[])[]): number[][] {
  const width = rows[0]?.length ?? 0
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0))
}

function logarithms(data: Known): Known | CellError {
  if (data.ys.some((y) => y <= 0)) return ERRORS['#NUM!']
  return { ...data, ys: data.ys.map(Math.log) }
}

/** The table of LINEST: coefficients backwards, and below what says how good they are. */
function table(work: Work, fit: Fit, hasStatistics: boolean, isExponential: boolean): Value {
  const shown = isExponential ? Math.exp : (value: number) => value
  const first = [...fit.coefficients.map(shown).toReversed(), shown(fit.intercept)]
  if (!hasStatistics) return matrixFromRows(work, [first])
  const none = ERRORS['#N/A']
  const filling = first.slice(2).map(() => none)
  const more = first.length === 1 ? [] : filling
  return matrixFromRows(work, [
    first,
    [...fit.errors.toReversed(), fit.interceptError ?? none],
    [fit.determination, fit.standardError, ...more],
    [fit.fStatistic ?? ERRORS['#NUM!'], fit.freedom, ...more],
    [fit.explained, fit.unexplained, ...more],
  ])
}

function coefficients(name: 'LINEST' | 'LOGEST'): FunctionDefinition {
  const isExponential = name === 'LOGEST'
  return defineFunction('statistics', name, {
    required: ['grid'],
    optional: ['grid', 'logical', 'logical'],
    call: ({ work }, yGrid, xGrid, hasIntercept = true, hasStatistics = false) => {
      const data = known(yGrid, xGrid)
      if (isError(data)) return data
      const fitted = isExponential ? logarithms(data) : data
      if (isError(fitted)) return fitted
      const fit = fitLine(work, fitted.variables, fitted.ys, hasIntercept)
      return table(work, fit, hasStatistics, isExponential)
    },
  })
}

function predict(
  { work }: CallContext,
  yGrid: Grid,
  xGrid: Grid | undefined,
  newGrid: Grid | undefined,
  hasIntercept: boolean,
  isExponential: boolean,
): Value {
  const data = known(yGrid, xGrid)
  if (isError(data)) return data
  const fitted = isExponential ? logarithms(data) : data
  if (isError(fitted)) return fitted
  const fit = fitLine(work, fitted.variables, fitted.ys, hasIntercept)
  const target = newGrid ?? xGrid
  const value = (xs: readonly number[]) => {
    const sum = xs.reduce((part, x, index) => part + x * (fit.coefficients[index] ?? 0), 0)
    return isExponential ? Math.exp(sum + fit.intercept) : sum + fit.intercept
  }
  if (!target) {
    return buildMatrix(work, yGrid.rows, yGrid.columns, (row, column) =>
      value([row * yGrid.columns + column + 1]),
    )
  }
  const rows = numericRows(target)
  if (isError(rows)) return rows
  if (fit.coefficients.length === 1) {
    return matrixFromRows(
      work,
      rows.map((row) => row.map((x) => value([x]))),
    )
  }
  const points = data.isByColumn ? rows : columnsOf(rows)
  if (points.some((point) => point.length !== fit.coefficients.length)) return ERRORS['#REF!']
  const results = points.map(value)
  return data.isByColumn
    ? matrixFromRows(
        work,
        results.map((result) => [result]),
      )
    : matrixFromRows(work, [results])
}

function prediction(name: 'TREND' | 'GROWTH'): FunctionDefinition {
  return defineFunction('statistics', name, {
    required: ['grid'],
    optional: ['grid', 'grid', 'logical'],
    call: (context, ys, xs, targets, hasIntercept = true) =>
      predict(context, ys, xs, targets, hasIntercept, name === 'GROWTH'),
  })
}

/** Lines through points. */
export const REGRESSION: readonly FunctionDefinition[] = [
  ...ofPairs(['CORREL', 'PEARSON'], correlation),
  ...ofPairs(['RSQ'], (sums) => {
    const value = correlation(sums)
    return isError(value) ? value : value * value
  }),
  ...ofPairs(['SLOPE'], ({ count, xx, xy }) =>
    count === 0 || xx === 0 ? ERRORS['#DIV/0!'] : xy / xx,
  ),
  ...ofPairs(['INTERCEPT'], ({ count, xx, xy, meanX, meanY }) =>
    count === 0 || xx === 0 ? ERRORS['#DIV/0!'] : meanY - (xy / xx) * meanX,
  ),
  ...ofPairs(['STEYX'], standardError),
  ...ofPairs(['COVAR', 'COVARIANCE.P'], ({ count, xy }) =>
    count === 0 ? ERRORS['#DIV/0!'] : xy / count,
  ),
  ...ofPairs(['COVARIANCE.S'], ({ count, xy }) =>
    count < 2 ? ERRORS['#DIV/0!'] : xy / (count - 1),
  ),
  ...['FORECAST', 'FORECAST.LINEAR'].map((name) =>
    defineFunction('statistics', name, {
      required: ['number', 'grid', 'grid'],
      call: (context, x, ys, xs) => {
        const sums = sumsOf(context, xs, ys)
        if (isError(sums)) return sums
        if (sums.count === 0 || sums.xx === 0) return ERRORS['#DIV/0!']
        return sums.meanY + (sums.xy / sums.xx) * (x - sums.meanX)
      },
    }),
  ),
  coefficients('LINEST'),
  coefficients('LOGEST'),
  prediction('TREND'),
  prediction('GROWTH'),
]
