import type { Comparison } from '../model/workbook-model.ts'
import { compareScalars } from '../values/coerce.ts'
import { isError, type Scalar } from '../values/value.ts'

/** True where a value compares so with one bound, or two. Errors compare with nothing. */
export function compares(
  value: Scalar,
  comparison: Comparison,
  first: Scalar,
  second: Scalar = null,
): boolean {
  if (isError(value) || isError(first) || isError(second)) return false
  const order = compareScalars(value, first)
  switch (comparison) {
    case 'equal':
      return order === 0
    case 'notEqual':
      return order !== 0
    case 'greaterThan':
      return order > 0
    case 'lessThan':
      return order < 0
    case 'greaterThanOrEqual':
      return order >= 0
    case 'lessThanOrEqual':
      return order <= 0
    default: {
      const [low, high] = compareScalars(first, second) <= 0 ? [first, second] : [second, first]
      const isInside = compareScalars(value, low) >= 0 && compareScalars(value, high) <= 0
      return comparison === 'between' ? isInside : !isInside
    }
  }
}
