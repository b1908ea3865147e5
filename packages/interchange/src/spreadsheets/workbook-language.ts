import type { SheetModel } from '@telemachos/spreadsheet/model/workbook-model'

/** A word of Greek letters: one alone may be the sign of a quantity. */
const GREEK_WORD = /\p{Script=Greek}{3}/u

/** How Greeks and others write decimals, thousands and the codes of dates. */
const SIGNS = {
  el: { written: /\d,\d{1,2}(?!\d)/, formula: /"[^"]*(?:[ηΗ]{2}|[εΕ]{2}|0,0)[^"]*"/u },
  en: { written: /\d\.\d{1,2}(?!\d)/, formula: /"[^"]*(?:yy|dd|0\.0)[^"]*"/i },
} as const

/**
 * The language of a workbook, which no file says: Greek where it holds Greek words, unless its formulas and
 * the texts that its own program made of numbers (`=TEXT(B2,"0.00")`) are more often the English ones.
 */
export function languageOf(sheets: readonly SheetModel[]): 'el' | undefined {
  return holdsGreek(sheets) && evidence(sheets, 'el') >= evidence(sheets, 'en') ? 'el' : undefined
}

function holdsGreek(sheets: readonly SheetModel[]): boolean {
  return sheets.some(
    ({ name, cells }) =>
      GREEK_WORD.test(name) ||
      cells.some(({ value }) => typeof value === 'string' && GREEK_WORD.test(value)),
  )
}

/** How many formulas show the ways of a language. */
function evidence(sheets: readonly SheetModel[], language: 'el' | 'en'): number {
  const { written, formula: code } = SIGNS[language]
  let count = 0
  for (const { cells } of sheets) {
    for (const { formula, value } of cells) {
      if (formula === undefined) continue
      if (code.test(formula) || (typeof value === 'string' && written.test(value))) count += 1
    }
  }
  return count
}
