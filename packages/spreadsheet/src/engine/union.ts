import type { CallContext } from '../functions/definition.ts'
import {
  ERRORS,
  isError,
  isRange,
  type CellError,
  type Range,
  type Scalar,
} from '../values/value.ts'

/** Several references as one. Its cells come area by area, as if they were one below the other. */
class UnionView implements Range {
  readonly kind = 'range'
  readonly columns = 1
  readonly sheet: number
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly areas: readonly Range[]

  constructor(first: Range, areas: readonly Range[]) {
    this.areas = areas
    this.sheet = first.sheet
    this.top = first.top
    this.left = first.left
    this.rows = areas.reduce((count, area) => count + area.rows * area.columns, 0)
  }

  at(row: number, column: number): Scalar {
    if (row < 0 || column !== 0) return null
    let rest = row
    for (const area of this.areas) {
      const count = area.rows * area.columns
      if (rest < count) return area.at(Math.floor(rest / area.columns), rest % area.columns)
      rest -= count
    }
    return null
  }

  visit(see: (value: Scalar, row: number, column: number) => false | void): void {
    let before = 0
    let isOver = false
    for (const area of this.areas) {
      const start = before
      area.visit((value, row, column) => {
        const goesOn = see(value, start + row * area.columns + column, 0)
        isOver = goesOn === false
        return goesOn
      })
      if (isOver) return
      before += area.rows * area.columns
    }
  }
}

/** References joined by commas; #VALUE! where one is none. */
export function unionOf(values: readonly unknown[]): Range | CellError {
  const areas: Range[] = []
  for (const value of values) {
    if (!isRange(value)) return isError(value) ? value : ERRORS['#VALUE!']
    areas.push(...(value.areas ?? [value]))
  }
  const [first] = areas
  if (!first) return ERRORS['#NULL!']
  return areas.length === 1 ? first : new UnionView(first, areas)
}

/** The rectangle from one reference to another. */
export function spanOf(context: CallContext, one: Range, other: Range): Range | CellError {
  if (one.areas || other.areas || one.sheet !== other.sheet) return ERRORS['#VALUE!']
  return between(context, one, other, Math.min, Math.max)
}

/** What two references have in common; #NULL! where that is nothing. */
export function commonOf(context: CallContext, one: Range, other: Range): Range | CellError {
  const parts: Range[] = []
  for (const first of one.areas ?? [one]) {
    for (const second of other.areas ?? [other]) {
      if (first.sheet !== second.sheet) return ERRORS['#VALUE!']
      const part = between(context, first, second, Math.max, Math.min)
      if (isRange(part)) parts.push(part)
    }
  }
  return unionOf(parts)
}

function between(
  context: CallContext,
  one: Range,
  other: Range,
  low: (first: number, second: number) => number,
  high: (first: number, second: number) => number,
): Range | CellError {
  const top = low(one.top, other.top)
  const left = low(one.left, other.left)
  const bottom = high(one.top + one.rows, other.top + other.rows)
  const end = high(one.left + one.columns, other.left + other.columns)
  if (bottom <= top || end <= left) return ERRORS['#NULL!']
  return context.rangeOf(one.sheet, top, left, bottom - top, end - left)
}
