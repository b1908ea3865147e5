import type { Area } from '../model/workbook-model.ts'
import { foldCase } from '../values/coerce.ts'
import { isError, type Scalar } from '../values/value.ts'
import type { Workbook } from '../workbook-api.ts'

/** What rules that look at all cells of their areas need to know of them. */
export interface AreaFacts {
  /** From the smallest. */
  readonly numbers: readonly number[]
  readonly average: number
  /** How often a value is there, by `countingKey`. */
  readonly counts: ReadonlyMap<string, number>
}

/** The facts of some areas of a sheet. */
export function areaFacts(workbook: Workbook, sheet: number, areas: readonly Area[]): AreaFacts {
  const numbers: number[] = []
  const counts = new Map<string, number>()
  for (const area of areas) {
    workbook.visit(sheet, area, (value) => {
      if (typeof value === 'number') numbers.push(value)
      const key = countingKey(value)
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
    })
  }
  numbers.sort((one, other) => one - other)
  const sum = numbers.reduce((total, number) => total + number, 0)
  return { numbers, average: sum / numbers.length, counts }
}

/** What makes values the same for counting; undefined where there is nothing to count. */
export function countingKey(value: Scalar): string | undefined {
  if (value === null || value === '' || isError(value)) return undefined
  return typeof value === 'string' ? `text:${foldCase(value)}` : `${typeof value}:${value}`
}
