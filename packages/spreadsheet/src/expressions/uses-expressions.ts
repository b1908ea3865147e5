import type { WorkbookModel } from '../model/workbook-model.ts'

/** Functions that may ask for a regular expression. */
const FUNCTIONS = /REGEX(?:TEST|EXTRACT|REPLACE)|XLOOKUP|XMATCH/i

/** True where a formula of a workbook may need regular expressions: what makes them is large. */
export function usesExpressions({ sheets, names }: WorkbookModel): boolean {
  return (
    names.some(({ formula }) => FUNCTIONS.test(formula)) ||
    sheets.some(({ cells }) =>
      cells.some(({ formula }) => formula !== undefined && FUNCTIONS.test(formula)),
    )
  )
}
