import { ANNUITIES } from './annuities.ts'
import { ARITHMETIC } from './arithmetic.ts'
import { ARRAY_SHAPES } from './array-shapes.ts'
import { BESSEL } from './bessel.ts'
import { BONDS } from './bonds.ts'
import { CASH_FLOWS } from './cash-flows.ts'
import { COMPLEX_NUMBERS } from './complex-numbers.ts'
import { CONDITIONAL_SUMS } from './conditional-sums.ts'
import { CONTINUOUS_DISTRIBUTIONS } from './continuous-distributions.ts'
import { COUNTS } from './counts.ts'
import { COUPONS } from './coupons.ts'
import { DATABASES } from './databases.ts'
import { DATES } from './dates.ts'
import { DAY_COUNTS } from './day-counts.ts'
import type { FunctionDefinition } from './definition.ts'
import { DEPRECIATION } from './depreciation.ts'
import { DISCRETE_DISTRIBUTIONS } from './discrete-distributions.ts'
import { ENGINEERING } from './engineering.ts'
import { EXPRESSIONS } from './expressions.ts'
import { FOREIGN_MONEY } from './foreign-money.ts'
import { FORECASTS } from './forecasts.ts'
import { HYPOTHESIS_TESTS } from './hypothesis-tests.ts'
import { INFORMATION } from './information.ts'
import { INTEREST } from './interest.ts'
import { LOGIC } from './logic.ts'
import { LOOKUPS } from './lookups.ts'
import { MATRICES } from './matrices.ts'
import { NORMAL_DISTRIBUTIONS } from './normal-distributions.ts'
import { NUMBER_BASES } from './number-bases.ts'
import { NUMBER_TEXTS } from './number-texts.ts'
import { ODD_BONDS } from './odd-bonds.ts'
import { ORDERING } from './ordering.ts'
import { OUTSIDE } from './outside.ts'
import { REFERENCES } from './references.ts'
import { REGRESSION } from './regression.ts'
import { ROUNDING } from './rounding.ts'
import { SAMPLING_DISTRIBUTIONS } from './sampling-distributions.ts'
import { SECURITIES } from './securities.ts'
import { STATISTICS } from './statistics.ts'
import { SUBTOTALS } from './subtotals.ts'
import { SUMMARIES } from './summaries.ts'
import { SUMS } from './sums.ts'
import { TEXT_SPLITTING } from './text-splitting.ts'
import { TEXTS } from './texts.ts'
import { TRIMMED_RANGES } from './trimmed-ranges.ts'
import { TRIGONOMETRY } from './trigonometry.ts'
import { WORKING_DAYS } from './working-days.ts'
import { XML_PATHS } from './xml-paths.ts'

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
  ...COMPLEX_NUMBERS,
  ...BESSEL,
  ...LOGIC,
  ...INFORMATION,
  ...OUTSIDE,
  ...LOOKUPS,
  ...REFERENCES,
  ...ORDERING,
  ...ARRAY_SHAPES,
  ...TRIMMED_RANGES,
  ...SUMMARIES,
  ...COUNTS,
  ...STATISTICS,
  ...REGRESSION,
  ...FORECASTS,
  ...NORMAL_DISTRIBUTIONS,
  ...SAMPLING_DISTRIBUTIONS,
  ...CONTINUOUS_DISTRIBUTIONS,
  ...DISCRETE_DISTRIBUTIONS,
  ...HYPOTHESIS_TESTS,
  ...DATABASES,
  ...ANNUITIES,
  ...CASH_FLOWS,
  ...DEPRECIATION,
  ...INTEREST,
  ...COUPONS,
  ...BONDS,
  ...SECURITIES,
  ...ODD_BONDS,
  ...DATES,
  ...DAY_COUNTS,
  ...WORKING_DAYS,
  ...TEXTS,
  ...TEXT_SPLITTING,
  ...EXPRESSIONS,
  ...NUMBER_TEXTS,
  ...FOREIGN_MONEY,
  ...XML_PATHS,
]

const byName = new Map(ALL_FUNCTIONS.map((definition) => [definition.name, definition]))

/** The function of a name in capitals, without `_xlfn.`. */
export function findFunction(name: string): FunctionDefinition | undefined {
  return byName.get(name)
}
