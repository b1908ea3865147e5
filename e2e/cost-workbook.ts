import { Buffer } from 'node:buffer'
import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import { XLSX } from '@telemachos/contract/spreadsheets/limits'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'

const INPUT = 1

/** What a way to work costs in a month: kilometres a day by what one costs. */
const MODEL: WorkbookModel = {
  sheets: [
    {
      name: 'Μετακίνηση',
      visibility: 'visible',
      columns: [
        {
          from: 0,
          to: 0,
          width: 30,
        },
      ],
      cells: [
        {
          row: 0,
          column: 0,
          value: 'Χιλιόμετρα την ημέρα',
        },
        {
          row: 0,
          column: 1,
          value: 20,
          style: INPUT,
        },
        {
          row: 1,
          column: 0,
          value: 'Κόστος ανά χιλιόμετρο',
        },
        {
          row: 1,
          column: 1,
          value: 0.25,
          style: INPUT,
        },
        {
          row: 2,
          column: 0,
          value: 'Τον μήνα',
        },
        {
          row: 2,
          column: 1,
          formula: 'B1*B2*22',
          value: 110,
        },
      ],
      rows: [],
      merges: [],
      showsGridLines: true,
      isProtected: false,
      validations: [],
      conditionalFormats: [],
      charts: [],
    },
  ],
  names: [{ name: 'Κόστος_τον_μήνα', formula: 'Μετακίνηση!$B$3' }],
  tables: [],
  styles: [{}, { name: 'Input' }],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  notes: [],
}

/** A file as an author brings one in: two inputs, and what comes of them. */
export const costWorkbook = () => ({
  name: 'metakinisi.xlsx',
  mimeType: XLSX,
  buffer: Buffer.from(writeWorkbook(MODEL)),
})
