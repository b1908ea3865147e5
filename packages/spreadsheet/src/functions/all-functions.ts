import { ARITHMETIC } from './arithmetic.ts'
import type { FunctionDefinition } from './definition.ts'
import { ROUNDING } from './rounding.ts'
import { SUMS } from './sums.ts'
import { TRIGONOMETRY } from './trigonometry.ts'

/** Every function, in the order of the families. */
export const ALL_FUNCTIONS: readonly FunctionDefinition[] = [
  ...SUMS,
  ...ROUNDING,
  ...ARITHMETIC,
  ...TRIGONOMETRY,
]

const byName = new Map(ALL_FUNCTIONS.map((definition) => [definition.name, definition]))

/** The function of a name in capitals, without `_xlfn.`. */
export function findFunction(name: string): FunctionDefinition | undefined {
  return byName.get(name)
}
