import { ARITHMETIC } from './arithmetic.ts'
import { CONDITIONAL_SUMS } from './conditional-sums.ts'
import type { FunctionDefinition } from './definition.ts'
import { ENGINEERING } from './engineering.ts'
import { MATRICES } from './matrices.ts'
import { NUMBER_BASES } from './number-bases.ts'
import { ROUNDING } from './rounding.ts'
import { SUBTOTALS } from './subtotals.ts'
import { SUMS } from './sums.ts'
import { TRIGONOMETRY } from './trigonometry.ts'

/** Every function, in the order of the families. */
export const ALL_FUNCTIONS: readonly FunctionDefinition[] = [
  ...SUMS,
  ...CONDITIONAL_SUMS,
  ...SUBTOTALS,
  ...ROUNDING,
  ...ARITHMETIC,
  ...TRIGONOMETRY,
  ...MATRICES,
  ...NUMBER_BASES,
  ...ENGINEERING,
]

const byName = new Map(ALL_FUNCTIONS.map((definition) => [definition.name, definition]))

/** The function of a name in capitals, without `_xlfn.`. */
export function findFunction(name: string): FunctionDefinition | undefined {
  return byName.get(name)
}
