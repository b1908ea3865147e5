import { ERRORS, type CellError } from '../values/value.ts'
import { sortCost, type Work } from '../work/work.ts'

/** Arithmetic mean; #DIV/0! of nothing. */
export function mean(numbers: readonly number[]): number | CellError {
  return numbers.length === 0 ? ERRORS['#DIV/0!'] : total(numbers) / numbers.length
}

/** Sum of a list. */
export function total(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

/** Sum of the squared distances from the mean. */
export function squaredDeviations(numbers: readonly number[]): number {
  const middle = total(numbers) / numbers.length
  let sum = 0
  for (const number of numbers) sum += (number - middle) ** 2
  return sum
}

/** Variance of a sample; #DIV/0! of fewer than two. */
export function sampleVariance(numbers: readonly number[]): number | CellError {
  if (numbers.length < 2) return ERRORS['#DIV/0!']
  return squaredDeviations(numbers) / (numbers.length - 1)
}

/** Variance of a whole population; #DIV/0! of nothing. */
export function populationVariance(numbers: readonly number[]): number | CellError {
  return numbers.length === 0 ? ERRORS['#DIV/0!'] : squaredDeviations(numbers) / numbers.length
}

/** The square root of what is a number. */
export function rootOf(value: number | CellError): number | CellError {
  return typeof value === 'number' ? Math.sqrt(value) : value
}

/** The largest; 0 of nothing. */
export function largestOf(numbers: readonly number[]): number {
  let result: number | undefined
  for (const number of numbers) if (result === undefined || number > result) result = number
  return result ?? 0
}

/** The smallest; 0 of nothing. */
export function smallestOf(numbers: readonly number[]): number {
  let result: number | undefined
  for (const number of numbers) if (result === undefined || number < result) result = number
  return result ?? 0
}

/** The numbers from the smallest up. */
export function ascending(work: Work, numbers: readonly number[]): number[] {
  work.take(sortCost(numbers.length))
  return numbers.toSorted((first, second) => first - second)
}

/** The middle one, or the mean of the two in the middle; #NUM! of nothing. */
export function median(work: Work, numbers: readonly number[]): number | CellError {
  if (numbers.length === 0) return ERRORS['#NUM!']
  const sorted = ascending(work, numbers)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** Those that occur most often, the first seen first; #N/A where none occurs twice. */
export function modes(numbers: readonly number[]): number[] | CellError {
  const counts = new Map<number, number>()
  let most = 1
  for (const number of numbers) {
    const count = (counts.get(number) ?? 0) + 1
    counts.set(number, count)
    most = Math.max(most, count)
  }
  if (most === 1) return ERRORS['#N/A']
  return [...counts].filter(([, count]) => count === most).map(([number]) => number)
}

/** The value below which a share of the list lies, both ends included in the shares. */
export function percentileInclusive(
  work: Work,
  numbers: readonly number[],
  share: number,
): number | CellError {
  if (numbers.length === 0 || share < 0 || share > 1) return ERRORS['#NUM!']
  return interpolate(ascending(work, numbers), share * (numbers.length - 1))
}

/** The value below which a share of the list lies, both ends excluded from the shares. */
export function percentileExclusive(
  work: Work,
  numbers: readonly number[],
  share: number,
): number | CellError {
  const count = numbers.length
  const position = share * (count + 1) - 1
  if (count === 0 || share <= 0 || share >= 1) return ERRORS['#NUM!']
  if (position < -1e-12 || position > count - 1 + 1e-12) return ERRORS['#NUM!']
  return interpolate(ascending(work, numbers), Math.min(Math.max(position, 0), count - 1))
}

function interpolate(sorted: readonly number[], position: number): number {
  const below = Math.floor(position)
  const low = sorted[below] ?? 0
  const high = sorted[below + 1] ?? low
  return low + (position - below) * (high - low)
}

/** The nth from the smallest up; #NUM! where there is none. Positions between are rounded down. */
export function nthSmallest(
  work: Work,
  numbers: readonly number[],
  position: number,
): number | CellError {
  const index = Math.floor(position)
  if (index < 1 || index > numbers.length) return ERRORS['#NUM!']
  return ascending(work, numbers)[index - 1] ?? 0
}

/** The nth from the largest down; #NUM! where there is none. Positions between are rounded up. */
export function nthLargest(
  work: Work,
  numbers: readonly number[],
  position: number,
): number | CellError {
  const index = Math.ceil(position)
  if (index < 1 || index > numbers.length) return ERRORS['#NUM!']
  return ascending(work, numbers)[numbers.length - index] ?? 0
}
