import {
  ERRORS,
  isError,
  makeMatrix,
  type CellError,
  type Grid,
  type Lambda,
  type Scalar,
  type Value,
} from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { callForCell } from './array-shapes.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { axisLines, ordersOf, type Line } from './grouped-axis.ts'
import { matrixFromRows, valuesOf } from './grids.ts'

/** Whether the first record is a head, and whether heads are shown: their numbers as Excel has them. */
interface Heads {
  readonly areGiven: boolean
  readonly areShown: boolean
}

/** The functions that sum up, and how their results lie. */
interface Functions {
  readonly list: readonly Lambda[]
  readonly names: readonly string[]
  readonly layout: 'one' | 'across' | 'down'
}

function functionsOf(lambda: Lambda): Functions {
  const list = lambda.parts ?? [lambda]
  let custom = 0
  const names = list.map(({ name }) => {
    custom += name === undefined ? 1 : 0
    return name ?? `CUSTOM${custom}`
  })
  if (!lambda.parts) return { list, names, layout: 'one' }
  return { list, names, layout: lambda.areAcross === true ? 'across' : 'down' }
}

function headsOf(given: number | undefined, values: Grid, fieldCount: number): Heads | CellError {
  switch (given === undefined ? undefined : Math.trunc(given)) {
    case undefined: {
      const areGiven = typeof values.at(0, 0) === 'string' && typeof values.at(1, 0) === 'number'
      return { areGiven, areShown: areGiven && fieldCount > 1 }
    }
    case 0:
      return { areGiven: false, areShown: false }
    case 1:
      return { areGiven: true, areShown: false }
    case 2:
      return { areGiven: false, areShown: true }
    case 3:
      return { areGiven: true, areShown: true }
    default:
      return ERRORS['#VALUE!']
  }
}

/** The records that count: those behind the heads, and of them those that a filter lets through. */
function recordsOf(
  work: Work,
  count: number,
  heads: Heads,
  filter: Grid | undefined,
): number[] | CellError {
  if (filter && (filter.columns !== 1 || filter.rows !== count)) return ERRORS['#VALUE!']
  work.take(count)
  const chosen = filter && valuesOf(work, filter)
  if (isError(chosen)) return chosen
  const first = heads.areGiven ? 1 : 0
  const records: number[] = []
  for (let record = first; record < count; record += 1) {
    const value = chosen ? chosen[record] : true
    if (isError(value)) return value
    if (typeof value === 'string') return ERRORS['#VALUE!']
    if (value === true || (typeof value === 'number' && value !== 0)) records.push(record)
  }
  return records.length === 0 ? ERRORS['#CALC!'] : records
}

const takesTwo = ({ name, arity, least }: Lambda): boolean =>
  name === undefined ? arity > 1 : least > 1

/** What a function gives for the values of some records; those that take two get what they are part of. */
function summed(
  work: Work,
  lambda: Lambda,
  values: Grid,
  column: number,
  records: readonly number[],
  whole: readonly number[],
): Scalar {
  const lists = takesTwo(lambda) ? [records, whole] : [records]
  const arguments_ = lists.map((list) => {
    work.take(list.length)
    return makeMatrix(
      list.length,
      1,
      list.map((record) => values.at(record, column)),
    )
  })
  return callForCell(lambda, arguments_) ?? 0
}

/** The heads of fields or values: as they are given, or made up. */
function headRow(grid: Grid | undefined, heads: Heads, made: string): Scalar[] {
  return Array.from({ length: grid?.columns ?? 0 }, (_, column) =>
    heads.areGiven ? (grid?.at(0, column) ?? '') : `${made} ${column + 1}`,
  )
}

const empty = (count: number): Scalar[] => Array.from({ length: count }, () => '')

const shown = (labels: readonly Scalar[]): Scalar[] => labels.map((label) => label ?? '')

/** A summary of two axes, of which either may be missing. */
interface Summary {
  readonly rows: { readonly fields: Grid | undefined; readonly lines: readonly Line[] }
  readonly columns: { readonly fields: Grid | undefined; readonly lines: readonly Line[] }
  readonly values: Grid
  readonly heads: Heads
  readonly functions: Functions
  wholeOf(row: Line, column: Line): readonly number[]
}

/** The cells of a summary: heads above, labels at the left, and what the functions give. */
function render(context: CallContext, summary: Summary): Value {
  const { rows, columns, values, functions } = summary
  const { work } = context
  const isAcross = functions.layout === 'across'
  const across = isAcross ? functions.list : functions.list.slice(0, 1)
  const recordsIn = byColumn(work, columns.lines)
  const cellsOf = (row: Line, list: readonly Lambda[]): Scalar[] => {
    const inColumns = recordsIn(row.records)
    return columns.lines.flatMap((column, place) => {
      const records = inColumns[place] ?? []
      const isAsked = records.length > 0 && list.some(takesTwo)
      const whole = isAsked ? summary.wholeOf(row, column) : []
      return list.flatMap((lambda) =>
        Array.from({ length: values.columns }, (_, index) =>
          records.length === 0 ? '' : summed(work, lambda, values, index, records, whole),
        ),
      )
    })
  }
  const result = headRows(summary, across.length)
  for (const row of rows.lines) {
    const labels = shown(row.labels)
    if (functions.layout !== 'down') result.push([...labels, ...cellsOf(row, across)])
    else {
      for (const [index, lambda] of functions.list.entries()) {
        result.push([...labels, functions.names[index] ?? '', ...cellsOf(row, [lambda])])
      }
    }
  }
  return matrixFromRows(work, result)
}

/** Splits records by the columns that they are in: a group's, its subtotals' and the total's. */
function byColumn(
  work: Work,
  columns: readonly Line[],
): (records: readonly number[]) => readonly (readonly number[])[] {
  const placesOf = new Map<number, number[]>()
  for (const [place, { records }] of columns.entries()) {
    work.take(records.length)
    for (const record of records) {
      const places = placesOf.get(record)
      if (places) places.push(place)
      else placesOf.set(record, [place])
    }
  }
  return (records) => {
    work.take(records.length + columns.length)
    const parts: number[][] = columns.map(() => [])
    for (const record of records) {
      for (const place of placesOf.get(record) ?? []) parts[place]?.push(record)
    }
    return parts
  }
}

function headRows(
  { rows, columns, values, heads, functions }: Summary,
  across: number,
): Scalar[][] {
  const left = (rows.fields?.columns ?? 0) + (functions.layout === 'down' ? 1 : 0)
  const width = across * values.columns
  const isPivot = columns.fields !== undefined
  const result: Scalar[][] = []
  if (isPivot) {
    const names = heads.areShown ? headRow(columns.fields, heads, 'Column Field') : []
    const all = columns.lines.length * width
    if (heads.areShown) {
      result.push([...empty(left), ...[...names, ...empty(all)].slice(0, all)])
    }
    for (let level = 0; level < (columns.fields?.columns ?? 0); level += 1) {
      const labels = columns.lines.flatMap((line) =>
        Array.from({ length: width }, () => line.labels[level] ?? ''),
      )
      result.push([...empty(left), ...labels])
    }
  }
  if (functions.layout === 'across') {
    const names = functions.names.flatMap((name) =>
      Array.from({ length: values.columns }, () => name),
    )
    result.push([...empty(left), ...columns.lines.flatMap(() => names)])
  }
  if (heads.areShown) {
    const fields = headRow(rows.fields, heads, 'Row Field')
    const names = headRow(values, heads, 'Value')
    const each = Array.from({ length: across }, () => names).flat()
    const between = empty(left - fields.length)
    result.push([...fields, ...between, ...columns.lines.flatMap(() => each)])
  }
  return result
}

/** One axis as a function is given it. */
interface AxisArguments {
  readonly fields: Grid | undefined
  readonly depth: number | undefined
  readonly order: Grid | undefined
  readonly isTable?: boolean
}

/** Groups records along both axes and sums them up. */
function summarise(
  context: CallContext,
  rows: AxisArguments,
  columns: AxisArguments,
  values: Grid,
  lambda: Lambda,
  options: {
    readonly heads: number | undefined
    readonly filter: Grid | undefined
    readonly relativeTo: number
  },
): Value {
  const { work } = context
  for (const { fields } of [rows, columns]) {
    if (fields && fields.rows !== values.rows) return ERRORS['#VALUE!']
  }
  const levels = Math.max(rows.fields?.columns ?? 0, columns.fields?.columns ?? 0)
  const heads = headsOf(options.heads, values, levels)
  if (isError(heads)) return heads
  const records = recordsOf(work, values.rows, heads, options.filter)
  if (isError(records)) return records
  const functions = functionsOf(lambda)
  const width = values.columns * (functions.layout === 'across' ? functions.list.length : 1)
  const axes: { fields: Grid | undefined; lines: readonly Line[] }[] = []
  for (const { fields, depth = fields ? 1 : 0, order, isTable = false } of [rows, columns]) {
    const orders = ordersOf(work, order)
    if (isError(orders)) return orders
    const lines = axisLines(
      work,
      {
        fields,
        records,
        depth: Math.trunc(depth),
        orders,
        isTable,
        valueOf: onceFor((column, some) => {
          const one = functions.list[Math.floor(column / values.columns)] ?? lambda
          return summed(work, one, values, column % values.columns, some, records)
        }),
      },
      width,
    )
    if (isError(lines)) return lines
    axes.push({ fields, lines })
  }
  const [rowAxis, columnAxis] = axes
  if (!rowAxis || !columnAxis) return ERRORS['#VALUE!']
  const wholeOf = wholeFor(work, Math.trunc(options.relativeTo), records)
  if (isError(wholeOf)) return wholeOf
  return render(context, {
    rows: rowAxis,
    columns: columnAxis,
    values,
    heads,
    functions,
    wholeOf,
  })
}

/** Sorting asks for the same again and again. */
function onceFor(
  compute: (column: number, records: readonly number[]) => Scalar,
): (column: number, records: readonly number[]) => Scalar {
  const known = new Map<readonly number[], Map<number, Scalar>>()
  return (column, records) => {
    const ofRecords = known.get(records) ?? new Map<number, Scalar>()
    known.set(records, ofRecords)
    const held = ofRecords.get(column)
    if (held !== undefined) return held
    const value = compute(column, records)
    ofRecords.set(column, value)
    return value
  }
}

/** What the second argument of a function is: the column, the row, all, or the group around either. */
function wholeFor(
  work: Work,
  relativeTo: number,
  records: readonly number[],
): Summary['wholeOf'] | CellError {
  const common = (first: readonly number[], second: readonly number[]): readonly number[] => {
    work.take(first.length + second.length)
    const others = new Set(second)
    return first.filter((record) => others.has(record))
  }
  switch (relativeTo) {
    case 0:
      return (_, column) => column.records
    case 1:
      return (row) => row.records
    case 2:
      return () => records
    case 3:
      return (row, column) => common(row.records, column.parent)
    case 4:
      return (row, column) => common(column.records, row.parent)
    default:
      return ERRORS['#VALUE!']
  }
}

const NO_AXIS: AxisArguments = { fields: undefined, depth: undefined, order: undefined }

/** Summaries of records by what they have in common. */
export const SUMMARIES: readonly FunctionDefinition[] = [
  defineFunction('arrays', 'GROUPBY', {
    required: ['grid', 'grid', 'lambda'],
    optional: ['number', 'number', 'grid', 'grid', 'number'],
    call: (context, fields, values, lambda, heads, depth, order, filter, relationship = 0) => {
      if (relationship !== 0 && relationship !== 1) return ERRORS['#VALUE!']
      const rows = { fields, depth, order, isTable: relationship === 1 }
      const options = { heads, filter, relativeTo: 2 }
      return summarise(context, rows, NO_AXIS, values, lambda, options)
    },
  }),
  defineFunction('arrays', 'PIVOTBY', {
    required: ['any', 'any', 'grid', 'lambda'],
    optional: ['number', 'number', 'grid', 'number', 'grid', 'grid', 'number'],
    call: (
      context,
      rowFields,
      columnFields,
      values,
      lambda,
      heads,
      rowDepth,
      rowOrder,
      columnDepth,
      columnOrder,
      filter,
      relativeTo = 0,
    ) => {
      const fields = [rowFields, columnFields].map(fieldsOf)
      const [down, across] = fields
      if (isError(down)) return down
      if (isError(across)) return across
      if (!down && !across) return ERRORS['#VALUE!']
      return summarise(
        context,
        { fields: down, depth: rowDepth, order: rowOrder },
        { fields: across, depth: columnDepth, order: columnOrder },
        values,
        lambda,
        { heads, filter, relativeTo },
      )
    },
  }),
]

/** Fields of an axis; undefined where it is left out. */
function fieldsOf(value: Value): Grid | undefined | CellError {
  if (value === null) return undefined
  if (typeof value === 'object' && value.kind === 'lambda') return ERRORS['#VALUE!']
  if (typeof value !== 'object') return makeMatrix(1, 1, [value])
  return value
}
