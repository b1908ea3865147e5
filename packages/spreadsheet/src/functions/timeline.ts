import { fromSerial } from '../values/serial-date.ts'
import { ERRORS, isError, type CellError, type Grid, type Scalar } from '../values/value.ts'
import { sortCost } from '../work/work.ts'
import { median } from './descriptive.ts'
import type { CallContext } from './definition.ts'
import { valuesOf } from './grids.ts'

/** Of so many points as a timeline has, this share may be missing. */
const MOST_MISSING = 0.3

/** Points in time at equal steps, and what was observed at each. */
export interface Timeline {
  readonly first: number
  /** In days, or in months where points are months apart. */
  readonly step: number
  readonly isMonthly: boolean
  readonly values: readonly number[]
}

interface Point {
  readonly at: number
  readonly value: number
}

/** Values at points in time, sorted, those of one time put together and those that are missing made up. */
export function timelineOf(
  context: CallContext,
  values: Grid,
  times: Grid,
  isInterpolated: boolean,
  aggregation: number,
): Timeline | CellError {
  const points = pointsOf(context, values, times)
  if (isError(points)) return points
  context.work.take(sortCost(points.length))
  const sorted = points.toSorted((first, second) => first.at - second.at)
  const single = putTogether(context, sorted, aggregation)
  if (isError(single)) return single
  const { 0: first, length } = single
  if (!first || length < 3) return ERRORS['#NUM!']
  const { isMonthly, positions } = placesOf(single, context.isDate1904)
  const step = positions.reduce(
    (least, at, index) => (index === 0 ? least : Math.min(least, at - (positions[index - 1] ?? 0))),
    Number.POSITIVE_INFINITY,
  )
  const places = positions.map((at) => Math.round((at - (positions[0] ?? 0)) / step))
  const isEven = positions.every(
    (at, index) =>
      Math.abs((at - (positions[0] ?? 0)) / step - (places[index] ?? 0)) < 1e-6 * (index + 1),
  )
  const count = (places.at(-1) ?? 0) + 1
  if (!isEven || count - length > count * MOST_MISSING) return ERRORS['#NUM!']
  const filled = fill(single, places, count, isInterpolated)
  return { first: first.at, step, isMonthly, values: filled }
}

/** How many steps behind the last point a time is. */
export function stepsBehind(timeline: Timeline, target: number, isDate1904: boolean): number {
  const { first, step, isMonthly, values } = timeline
  const from = isMonthly ? monthOf(target, isDate1904) - monthOf(first, isDate1904) : target - first
  return from / step - (values.length - 1)
}

function pointsOf({ work }: CallContext, values: Grid, times: Grid): Point[] | CellError {
  const [observed, moments] = [valuesOf(work, values), valuesOf(work, times)]
  if (isError(observed)) return observed
  if (isError(moments)) return moments
  if (observed.length !== moments.length) return ERRORS['#N/A']
  const points: Point[] = []
  for (const [index, at] of moments.entries()) {
    const value: Scalar = observed[index] ?? null
    if (isError(at)) return at
    if (isError(value)) return value
    if (typeof at !== 'number' || typeof value !== 'number') return ERRORS['#VALUE!']
    points.push({ at, value })
  }
  return points
}

/** One value for each time: 1 mean, 2 and 3 count, 4 largest, 5 median, 6 smallest, 7 sum. */
function putTogether(
  { work }: CallContext,
  sorted: readonly Point[],
  aggregation: number,
): Point[] | CellError {
  if (aggregation < 1 || aggregation > 7) return ERRORS['#NUM!']
  const groups = new Map<number, number[]>()
  for (const { at, value } of sorted) {
    const known = groups.get(at)
    if (known) known.push(value)
    else groups.set(at, [value])
  }
  const points: Point[] = []
  for (const [at, list] of groups) {
    const value = list.length === 1 && aggregation !== 2 && aggregation !== 3 ? list[0] : undefined
    const result = value ?? together(list, aggregation)
    const number = result ?? median(work, list)
    if (isError(number)) return number
    points.push({ at, value: number })
  }
  return points
}

function together(list: readonly number[], aggregation: number): number | undefined {
  const sum = list.reduce((total, value) => total + value, 0)
  switch (aggregation) {
    case 1:
      return sum / list.length
    case 2:
    case 3:
      return list.length
    case 4:
      return list.reduce((most, value) => Math.max(most, value))
    case 6:
      return list.reduce((least, value) => Math.min(least, value))
    case 7:
      return sum
    default:
      return undefined
  }
}

/** Where points lie: in months where all are on the same day of their month, in days otherwise. */
function placesOf(points: readonly Point[], isDate1904: boolean) {
  const [first] = points
  const day = fromSerial(first?.at ?? 0, isDate1904).day
  const areDays = points.every(
    ({ at }) => at > 31 && Number.isInteger(at) && fromSerial(at, isDate1904).day === day,
  )
  const months = points.map(({ at }) => monthOf(at, isDate1904))
  const isMonthly = areDays && new Set(months).size === points.length
  return { isMonthly, positions: isMonthly ? months : points.map(({ at }) => at) }
}

function monthOf(serial: number, isDate1904: boolean): number {
  const { year, month } = fromSerial(serial, isDate1904)
  return year * 12 + month
}

/** All values of a timeline, the missing ones between their neighbours, or 0. */
function fill(
  points: readonly Point[],
  places: readonly number[],
  count: number,
  isInterpolated: boolean,
): number[] {
  const values = Array.from({ length: count }, () => 0)
  for (const [index, place] of places.entries()) {
    const value = points[index]?.value ?? 0
    values[place] = value
    const before = places[index - 1]
    if (!isInterpolated || before === undefined) continue
    const start = points[index - 1]?.value ?? 0
    for (let at = before + 1; at < place; at += 1) {
      values[at] = start + ((value - start) * (at - before)) / (place - before)
    }
  }
  return values
}
