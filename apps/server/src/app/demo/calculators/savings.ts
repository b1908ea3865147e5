import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { letters, SheetBuilder, StyleTable, workbookOf } from './sheet-builder.ts'

const YEARS = 40
const MONTHS = YEARS * 12
const RATES = 42
const FIRST = 6
const LAST = FIRST + MONTHS - 1
const LAST_COLUMN = letters(RATES + 1)

/** Forty years of saving month by month at forty-two rates of interest: some 20,000 formulas. */
export function savings(): WorkbookModel {
  const styles = new StyleTable()
  return workbookOf([goals(styles), months(styles)], styles, {
    Αρχικά: 'Αποταμίευση!$B$4',
    Κάθε_μήνα: 'Αποταμίευση!$B$5',
    Αύξηση: 'Αποταμίευση!$B$6',
    Πρώτο_επιτόκιο: 'Αποταμίευση!$B$7',
    Βήμα: 'Αποταμίευση!$B$8',
    Στόχος: 'Αποταμίευση!$B$9',
  })
}

function goals(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Αποταμίευση', styles)
    .title('Αποταμίευση σαράντα ετών', 'Forty years of saving, at forty-two rates of interest', 'D')
    .widths(34, 20, 20, 34)
    .line(4, 'Έχω σήμερα', 1_000, 'inputEuro', 'Savings today')
    .line(5, 'Βάζω κάθε μήνα', 50, 'inputEuro', 'Added each month')
    .line(6, 'Περισσότερα κάθε έτος', 0.02, 'inputPercent', 'More each year')
    .line(7, 'Μικρότερο επιτόκιο', 0, 'inputPercent', 'Lowest rate')
    .line(8, 'Βήμα επιτοκίου', 0.002, 'inputPercent', 'Step of the rate')
    .line(9, 'Στόχος', 50_000, 'inputEuro', 'Goal')
    .row('A11', ['Επιτόκιο', 'Μετά από 40 έτη', 'Έτη ως τον στόχο'], 'head')
    .bound('B4:B5', 'decimal', 0, 1_000_000, 'Ένα ποσό από 0 €.')
    .bound('B6:B8', 'decimal', 0, 1, 'Ποσοστό από 0% έως 100%.')
  for (let index = 0; index < RATES; index += 1) {
    const row = 12 + index
    const column = letters(index + 2)
    const own = `Μήνες!${column}$${FIRST}:${column}$${LAST}`
    sheet
      .put(`A${row}`, `=Μήνες!${column}5`, 'percent')
      .put(`B${row}`, `=Μήνες!${column}${LAST}`, 'wholeEuro')
      .put(
        `C${row}`,
        `=IF(B${row}<Στόχος,"πάνω από ${YEARS}",ROUND((COUNTIF(${own},"<"&Στόχος)+1)/12,1))`,
        'score',
      )
  }
  return sheet
    .condition(`B12:B${11 + RATES}`, { kind: 'bar', colour: '#8ea9db' })
    .chart('Μετά από 40 έτη, για κάθε επιτόκιο', 'F4:N22', [
      {
        kind: 'area',
        categories: `Αποταμίευση!$A$12:$A$${11 + RATES}`,
        values: `Αποταμίευση!$B$12:$B$${11 + RATES}`,
        colour: '#1f4e79',
      },
    ])
}

function months(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Μήνες', styles)
    .title('Κάθε μήνας', 'Every month', 'F')
    .widths(8, 12)
    .row('A5', ['Μήνας', 'Κατάθεση'], 'head')
    .freeze(5, 2)
  for (let index = 0; index < RATES; index += 1) {
    sheet.put(`${letters(index + 2)}5`, `=Πρώτο_επιτόκιο+${index}*Βήμα`, 'percent')
  }
  for (let month = 1; month <= MONTHS; month += 1) {
    const row = FIRST + month - 1
    sheet
      .put(`A${row}`, month, 'number')
      .put(`B${row}`, `=Κάθε_μήνα*(1+Αύξηση)^INT((A${row}-1)/12)`, 'wholeEuro')
    for (let index = 0; index < RATES; index += 1) {
      const column = letters(index + 2)
      const before = month === 1 ? 'Αρχικά' : `${column}${row - 1}`
      sheet.put(`${column}${row}`, `=${before}*(1+${column}$5/12)+$B${row}`, 'wholeEuro')
    }
  }
  return sheet.condition(
    `C${FIRST}:${LAST_COLUMN}${LAST}`,
    { kind: 'formula', formula: `C${FIRST}>=Στόχος` },
    { fill: '#c6efce' },
  )
}
