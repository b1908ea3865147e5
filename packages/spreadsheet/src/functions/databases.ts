import { foldCase } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  type CellError,
  type Grid,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import { parseDatabaseCriterion, type Criterion } from './criteria.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import {
  largestOf,
  mean,
  populationVariance,
  rootOf,
  sampleVariance,
  smallestOf,
  total,
} from './descriptive.ts'

/** A condition on a record; `column` is -1 where it says of none of its columns what is asked of it. */
interface ColumnTest {
  readonly column: number
  readonly test: Criterion
}

/** The column of a head, or of a number that counts from 1; -1 where there is none. */
function columnOf(database: Grid, field: Scalar): number {
  if (typeof field === 'number') {
    const column = Math.trunc(field) - 1
    return column < database.columns ? column : -1
  }
  if (typeof field !== 'string') return -1
  const folded = foldCase(field.trim())
  for (let column = 0; column < database.columns; column += 1) {
    const head = database.at(0, column)
    if (typeof head === 'string' && foldCase(head.trim()) === folded) return column
    if (typeof head === 'number' && String(head) === field) return column
  }
  return -1
}

/**
 * What stands below a heading that the database does not have is what a condition of one's own gives: it
 * holds where that is TRUE or a number but 0. An empty one holds always.
 */
function parseOwnCondition(value: Scalar): Criterion {
  const holds = value === null || value === '' || value === true || isNumberButZero(value)
  return () => holds
}

function isNumberButZero(value: Scalar): boolean {
  return typeof value === 'number' && value !== 0
}

/** Conditions row by row: all of a row have to hold, in one row at least. */
function toTests(context: CallContext, database: Grid, criteria: Grid): ColumnTest[][] | CellError {
  if (!context.work.takeRoom(criteria.rows * (criteria.columns + 1))) return OVER_LIMIT
  const columns = Array.from({ length: criteria.columns }, (_, at) =>
    columnOf(database, criteria.at(0, at)),
  )
  const alternatives: ColumnTest[][] = []
  for (let row = 1; row < criteria.rows; row += 1) {
    alternatives.push(
      columns.map((column, at) => {
        const value = criteria.at(row, at)
        const test = column < 0 ? parseOwnCondition(value) : parseDatabaseCriterion(context, value)
        return { column, test }
      }),
    )
  }
  return alternatives
}

/** The values of a column in the rows where the criteria hold; undefined stands for any column. */
function choose(
  context: CallContext,
  database: Grid,
  field: Scalar | undefined,
  criteria: Grid,
): Scalar[] | CellError {
  if (isError(field)) return field
  const column = field === undefined || field === null ? undefined : columnOf(database, field)
  if (column !== undefined && column < 0) return ERRORS['#VALUE!']
  if (database.rows < 2 || criteria.rows < 2) return ERRORS['#VALUE!']
  const alternatives = toTests(context, database, criteria)
  if (isError(alternatives)) return alternatives
  const chosen: Scalar[] = []
  for (let row = 1; row < database.rows; row += 1) {
    context.work.take(1)
    const holds = alternatives.some((tests) =>
      tests.every(({ column: tested, test }) => test(tested < 0 ? null : database.at(row, tested))),
    )
    if (holds) chosen.push(column === undefined ? 1 : database.at(row, column))
  }
  return chosen
}

function database(
  name: string,
  summarise: (values: readonly Scalar[]) => Value,
): FunctionDefinition {
  // Records can be counted as they are, without one of their columns.
  const isCount = name === 'DCOUNT' || name === 'DCOUNTA'
  return defineFunction('statistics', name, {
    required: ['grid', 'value', 'grid'],
    deviation: 'Criteria that are formulas about the first record are not known.',
    call: (context, records, field, criteria) => {
      if (field === null && !isCount) return ERRORS['#VALUE!']
      const values = choose(context, records, field, criteria)
      return isError(values) ? values : summarise(values)
    },
  })
}

function ofNumbers(
  name: string,
  summarise: (numbers: readonly number[]) => number | CellError,
): FunctionDefinition {
  return database(name, (values) => {
    const error = values.find(isError)
    if (error) return error
    return summarise(values.filter((value) => typeof value === 'number'))
  })
}

function onlyOne(values: readonly Scalar[]): Value {
  const [only] = values
  if (only === undefined) return ERRORS['#VALUE!']
  return values.length > 1 ? ERRORS['#NUM!'] : only
}

/** Summaries of records that fulfil criteria in cells. */
export const DATABASES: readonly FunctionDefinition[] = [
  ofNumbers('DSUM', total),
  ofNumbers('DAVERAGE', mean),
  ofNumbers('DMAX', largestOf),
  ofNumbers('DMIN', smallestOf),
  ofNumbers('DPRODUCT', (numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((product, value) => product * value, 1),
  ),
  ofNumbers('DVAR', sampleVariance),
  ofNumbers('DVARP', populationVariance),
  ofNumbers('DSTDEV', (numbers) => rootOf(sampleVariance(numbers))),
  ofNumbers('DSTDEVP', (numbers) => rootOf(populationVariance(numbers))),
  database('DCOUNT', (values) => values.filter((value) => typeof value === 'number').length),
  database('DCOUNTA', (values) => values.filter((value) => value !== null).length),
  database('DGET', onlyOne),
]
