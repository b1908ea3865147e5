import { Buffer } from 'node:buffer'
import { XLSX } from '@telemachos/contract/spreadsheets/limits'
import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import type { CellModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'

const [DAY, AMOUNT] = [1, 2]
const SHEET = 'Δαπάνες γραφείου'

/** What is put in and what comes of it, row by row: words, then a value or a formula. */
const ROWS: readonly (readonly [string, Partial<CellModel>])[] = [
  ['Ημερομηνία πρώτης δαπάνης', { value: 45_323, style: DAY }],
  ['Ποσό πρώτης δαπάνης', { value: 100, style: AMOUNT }],
  ['Ημερομηνία δεύτερης δαπάνης', { value: 45_413, style: DAY }],
  ['Ποσό δεύτερης δαπάνης', { value: 200, style: AMOUNT }],
  ['Πρώτη πληρωμή', { formula: 'TEXT(WORKDAY(B1,5,B12:B13),"ηη/μμ/εεεε")' }],
  ['Μαζί', { formula: '"Σύνολο: "&TEXT(SUM(B7:B10),"#.##0,00")&" €"' }],
  ...[1, 2, 3, 4].map((quarter): readonly [string, Partial<CellModel>] => [
    `Τρίμηνο ${quarter}`,
    { formula: sumOf(quarter) },
  ]),
  ['Μέση δαπάνη', { formula: 'AVERAGE(B2,B4)' }],
  ['Αργία', { formula: 'DATEVALUE("15/1/2024")', style: 3 }],
  ['Αργία', { formula: 'DATEVALUE("6/1/2024")', style: 3 }],
]

function sumOf(quarter: number): string {
  const part = (day: string, amount: string) => `(ROUNDUP(MONTH(${day})/3,0)=${quarter})*${amount}`
  return `${part('B1', 'B2')}+${part('B3', 'B4')}`
}

const MODEL: WorkbookModel = {
  sheets: [
    {
      name: SHEET,
      visibility: 'visible',
      columns: [
        { from: 0, to: 0, width: 34 },
        { from: 1, to: 1, width: 22 },
      ],
      cells: ROWS.flatMap(([words, cell], row): CellModel[] => [
        { row, column: 0, value: words },
        { ...cell, row, column: 1 },
      ]),
      rows: [],
      merges: [],
      showsGridLines: true,
      isProtected: false,
      validations: [],
      conditionalFormats: [],
      charts: [
        {
          title: 'Δαπάνες ανά τρίμηνο',
          series: [
            {
              kind: 'column',
              name: { text: 'Δαπάνες' },
              categories: `'${SHEET}'!$A$7:$A$10`,
              values: `'${SHEET}'!$B$7:$B$10`,
              isSecondAxis: false,
            },
          ],
          stacking: 'none',
          hasLegend: false,
          covers: { top: 1, left: 3, bottom: 16, right: 9 },
        },
      ],
    },
  ],
  names: [
    { name: 'Πρώτη_πληρωμή', formula: `'${SHEET}'!$B$5` },
    { name: 'Μαζί', formula: `'${SHEET}'!$B$6` },
  ],
  tables: [],
  styles: [
    {},
    { name: 'Input', format: 'dd/mm/yyyy' },
    { name: 'Input', format: '#,##0.00' },
    { format: 'dd/mm/yyyy' },
  ],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  notes: [],
}

/** What an office spends in a year: two days and amounts, sums by quarter, a chart of them. */
export const officeWorkbook = () => ({
  name: 'dapanes.xlsx',
  mimeType: XLSX,
  buffer: Buffer.from(writeWorkbook(MODEL)),
})
