import { ERRORS, isError, type CellError, type Grid, type Scalar } from '../values/value.ts'
import { toNumber } from '../values/coerce.ts'
import { sortCost, type Work } from '../work/work.ts'
import { valuesOf } from './grids.ts'
import { compareForSorting } from './ordering.ts'

/** A line of a summary: a group of records, the sum of several groups, or the sum of all. */
export interface Line {
  /** One for each field; '' behind those that a subtotal sums up. */
  readonly labels: readonly Scalar[]
  readonly records: readonly number[]
  /** The records of the group that it is a part of. */
  readonly parent: readonly number[]
  readonly kind: 'group' | 'subtotal' | 'total'
}

/** What is grouped, and how its groups are sorted and summed up. */
export interface AxisRequest {
  readonly fields: Grid | undefined
  readonly records: readonly number[]
  readonly depth: number
  /** Columns to sort by, from 1; behind the fields come the values. Negative where they fall. */
  readonly orders: readonly number[]
  /** True where later fields are sorted without regard to earlier ones. */
  readonly isTable: boolean
  /** What a column of values gives for some records. */
  valueOf(column: number, records: readonly number[]): Scalar
}

interface Group {
  readonly labels: readonly Scalar[]
  readonly records: number[]
}

/** The columns of a sort order. */
export function ordersOf(work: Work, given: Grid | undefined): number[] | CellError {
  if (!given) return []
  work.take(given.rows * given.columns)
  const values = valuesOf(work, given)
  if (isError(values)) return values
  const orders: number[] = []
  for (const value of values) {
    const order = toNumber(value)
    if (isError(order)) return order
    orders.push(Math.trunc(order))
  }
  return orders
}

/** The lines of a summary along one axis, in their order. */
export function axisLines(
  work: Work,
  request: AxisRequest,
  valueColumns: number,
): readonly Line[] | CellError {
  const { fields, records, depth, orders, isTable } = request
  if (!fields) return [{ labels: [], records, parent: records, kind: 'group' }]
  const count = fields.columns
  const levels = Math.abs(depth)
  if (levels > count || (isTable && levels > 1)) return ERRORS['#VALUE!']
  if (orders.some((order) => order === 0 || Math.abs(order) > count + valueColumns)) {
    return ERRORS['#VALUE!']
  }
  work.take(sortCost(records.length) * (count + 1))
  const lines = isTable ? tableLines(request, fields) : linesBelow(request, fields, [], records)
  if (depth === 0) return lines
  const label = levels > 1 ? 'Grand Total' : 'Total'
  const labels = [label, ...Array.from({ length: count - 1 }, () => '')]
  const total: Line = { labels, records, parent: records, kind: 'total' }
  return depth > 0 ? [...lines, total] : [total, ...lines]
}

/** The groups within a group, each followed, or begun, by its sum where these are wanted so deep. */
function linesBelow(
  request: AxisRequest,
  fields: Grid,
  above: readonly Scalar[],
  records: readonly number[],
): Line[] {
  const level = above.length
  const groups = groupsOf(fields, [level], records)
  const sorted = groups.toSorted(comparison(request, level, fields.columns))
  if (level + 1 === fields.columns) {
    return sorted.map((group) => ({
      labels: [...above, ...group.labels],
      records: group.records,
      parent: records,
      kind: 'group',
    }))
  }
  const isSummed = Math.abs(request.depth) > level + 1
  return sorted.flatMap((group) => {
    const labels = [...above, ...group.labels]
    const lines = linesBelow(request, fields, labels, group.records)
    if (!isSummed) return lines
    const rest = Array.from({ length: fields.columns - labels.length }, () => '')
    const sum: Line = {
      labels: [...labels, ...rest],
      records: group.records,
      parent: records,
      kind: 'subtotal',
    }
    return request.depth > 0 ? [...lines, sum] : [sum, ...lines]
  })
}

/** Within a hierarchy a level is sorted by its field, or by the values where these are asked for. */
function comparison(
  { orders, valueOf }: AxisRequest,
  level: number,
  count: number,
): (first: Group, second: Group) => number {
  const own = orders.filter((order) => Math.abs(order) === level + 1 || Math.abs(order) > count)
  return (first, second) => {
    for (const order of own) {
      const column = Math.abs(order)
      const [one, other] =
        column > count
          ? [
              valueOf(column - count - 1, first.records),
              valueOf(column - count - 1, second.records),
            ]
          : [first.labels[0] ?? null, second.labels[0] ?? null]
      const result = compareForSorting(one, other, order < 0)
      if (result !== 0) return result
    }
    return compareForSorting(first.labels[0] ?? null, second.labels[0] ?? null, false)
  }
}

function tableLines({ records, orders, valueOf }: AxisRequest, fields: Grid): Line[] {
  const count = fields.columns
  const all = Array.from({ length: count }, (_, index) => index)
  const keys = [...orders, ...all.map((index) => index + 1)]
  const sorted = groupsOf(fields, all, records).toSorted((first, second) => {
    for (const order of keys) {
      const index = Math.abs(order) - 1
      const result =
        index >= count
          ? compareForSorting(
              valueOf(index - count, first.records),
              valueOf(index - count, second.records),
              order < 0,
            )
          : compareForSorting(first.labels[index] ?? null, second.labels[index] ?? null, order < 0)
      if (result !== 0) return result
    }
    return 0
  })
  return sorted.map((group) => ({ ...group, parent: records, kind: 'group' }))
}

/** Records that have the same in some fields, whatever the case of texts, in the order they come. */
function groupsOf(
  fields: Grid,
  columns: readonly number[],
  records: readonly number[],
): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const record of records) {
    const labels = columns.map((column) => fields.at(record, column))
    const key = labels.map(keyOf).join('\u0000')
    const known = groups.get(key)
    if (known) known.records.push(record)
    else groups.set(key, { labels, records: [record] })
  }
  return [...groups.values()]
}

function keyOf(value: Scalar): string {
  if (isError(value)) return `error:${value.code}`
  return `${typeof value}:${typeof value === 'string' ? value.toUpperCase() : String(value)}`
}
