import { compute, type Written } from '../testing.ts'
import { ALL_FUNCTIONS } from './all-functions.ts'
import type { Family } from './definition.ts'

/** A formula, and what it gives by a source other than this engine. */
export type FormulaCase = readonly [formula: string, expected: number | string | boolean | null]

/** Numbers agree where they differ by no more than this share. */
const PRECISION = 1e-9

/** What a formula gives instead, where it stands beside the given cells; undefined where all is well. */
export function differenceOf(
  [formula, expected]: FormulaCase,
  cells: Readonly<Record<string, Written>> = {},
  precision = PRECISION,
): string | undefined {
  const result = compute(`=${formula}`, cells)
  if (result === expected) return undefined
  if (typeof expected === 'number' && typeof result === 'number') {
    const scale = Math.max(Math.abs(expected), 1e-6)
    if (Math.abs(result - expected) <= precision * scale) return undefined
  }
  return `${formula} is ${JSON.stringify(result)}, not ${JSON.stringify(expected)}`
}

/** Functions of a family that no formula calls. */
export function uncalled(family: Family, formulas: readonly (readonly [string, ...unknown[]])[]) {
  const text = formulas.map(([formula]) => formula).join('\n')
  return ALL_FUNCTIONS.filter((definition) => definition.family === family)
    .map(({ name }) => name)
    .filter((name) => !new RegExp(`(?<![A-Z0-9.])${name.replaceAll('.', '\\.')}\\(`).test(text))
}
