import { evaluateExpression } from '@telemachos/rules/expressions/evaluate-expression'
import { ERRORS, isError, type Scalar } from '../values/value.ts'
import type { WireProcess } from './wire-workbook.ts'

/**
 * Values after the expressions of `Preprocess` or `Postprocess`, by full name. An expression reads
 * `value`, what its cell has, and `cells`, what all have before any expression: `cells['Sheet1!B2']`.
 * Where it fails, or gives no value of a cell, the cell is #VALUE!.
 * ```ts
 * process([{ FullName: 'S!A1', Expression: 'value / 12' }], new Map([['S!A1', 24]])).get('S!A1') // => 2
 * ```
 */
export function process(
  steps: readonly WireProcess[],
  values: ReadonlyMap<string, Scalar>,
): ReadonlyMap<string, Scalar> {
  if (steps.length === 0) return values
  const cells = Object.fromEntries([...values].map(([name, value]) => [name, readable(value)]))
  const processed = new Map(values)
  for (const { FullName, Expression } of steps) {
    const value = processed.get(FullName) ?? null
    const result = evaluateExpression(Expression, { value: readable(value), cells })
    processed.set(FullName, cellValue(result))
  }
  return processed
}

/** Expressions know no errors: they are nothing. */
function readable(value: Scalar): number | string | boolean | null {
  return isError(value) ? null : value
}

function cellValue(result: unknown): Scalar {
  if (typeof result === 'string' || typeof result === 'boolean' || result === null) return result
  return typeof result === 'number' && Number.isFinite(result) ? result : ERRORS['#VALUE!']
}
