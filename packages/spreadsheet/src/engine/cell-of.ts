import { ERRORS, isLambda, isRange, type Scalar, type Value } from '../values/value.ts'
import { COST } from '../work/work.ts'
import type { FormulaEntry } from './formula-entry.ts'
import { copyOf, intersect } from './range-view.ts'
import type { EngineCore } from './runtime.ts'
import type { Spills } from './spills.ts'

/** What a cell shows of a formula's result; the rest of it fills other cells. */
export function cellOf(
  engine: EngineCore & { readonly spills: Spills },
  slot: number,
  entry: FormulaEntry,
  result: Value,
): Scalar {
  const { spills, work } = engine
  if (typeof result !== 'object' || result === null || result.kind === 'error') {
    const value = result ?? 0
    return entry.spills || entry.array ? spills.fill(slot, undefined, value) : value
  }
  if (isLambda(result)) return ERRORS['#CALC!']
  if (isRange(result) && result.areas) return ERRORS['#VALUE!']
  if (!entry.isArray && isRange(result)) {
    const { row, column } = engine.addressOf(slot)
    return intersect(result, row, column) ?? 0
  }
  if (!entry.spills && !entry.array) return result.at(0, 0) ?? 0
  const matrix = isRange(result) ? copyOf(result, work) : result
  if (matrix.kind === 'error') return spills.fill(slot, undefined, matrix)
  work.take(spills.sizeOf(slot, matrix) * COST.filled)
  return spills.fill(slot, matrix, matrix.at(0, 0) ?? 0)
}
