import { describe, expect, it } from 'vitest'
import { open, valueAt, workbookModel } from '../testing.ts'

const WRITTEN = {
  ...{ A1: 'Αξία', A2: 1, A3: 10, A4: 100, A5: 1000 },
  ...{ C1: '=SUBTOTAL(9,A2:A5)', C2: '=SUBTOTAL(109,A2:A5)', C3: '=SUBTOTAL(2,A2:A5)' },
  C4: '=AGGREGATE(9,4,A2:A5)',
}

describe('rows that are hidden', () => {
  it('count in subtotals where they are hidden by hand, and not where a filter hides them', () => {
    const model = workbookModel({ Sheet1: WRITTEN })
    const rows = [
      { row: 2, isHidden: true, isFiltered: true },
      { row: 3, isHidden: true },
    ]
    const workbook = open({ ...model, sheets: model.sheets.map((sheet) => ({ ...sheet, rows })) })
    expect(valueAt(workbook, 'C1')).toBe(1101)
    expect(valueAt(workbook, 'C2')).toBe(1001)
    expect(valueAt(workbook, 'C3')).toBe(3)
    expect(valueAt(workbook, 'C4')).toBe(1111)
  })
})
