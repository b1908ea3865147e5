import { expect, it } from 'vitest'
import { compareWithCached } from './compare-with-cached.ts'
import type { CellModel, WorkbookModel } from './model/workbook-model.ts'
import { ERRORS } from './values/value.ts'
import { openWorkbook } from './workbook.ts'

function workbook(cells: readonly CellModel[]) {
  const model: WorkbookModel = {
    sheets: [
      {
        name: 'Α',
        visibility: 'visible',
        cells,
        columns: [],
        rows: [],
        merges: [],
        showsGridLines: true,
        isProtected: false,
        validations: [],
        conditionalFormats: [],
        charts: [],
      },
    ],
    names: [],
    tables: [],
    styles: [],
    calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
    notes: [],
  }
  return openWorkbook(model, { now: () => 46_000, random: () => 0.5 })
}

it('compares formulas and what arrays fill, and leaves constants alone', () => {
  const compared = compareWithCached(
    workbook([
      { row: 0, column: 0, value: 2 },
      { row: 0, column: 1, value: 4.000000000001, formula: 'A1*2' },
      { row: 0, column: 2, value: 5, formula: 'A1*2' },
      { row: 0, column: 3, value: '4', formula: 'A1*2' },
      { row: 0, column: 4, value: { error: '#DIV/0!' }, formula: '1/0' },
      { row: 0, column: 5, value: { error: '#N/A' }, formula: '1/0' },
      { row: 0, column: 6, formula: 'A1' },
      { row: 0, column: 7, value: 'x', formula: '"x"' },
      { row: 0, column: 8, value: true, formula: 'A1=2' },
      { row: 0, column: 9, value: 1, formula: 'A1=2' },
      {
        row: 1,
        column: 0,
        value: 1,
        formula: 'SEQUENCE(2)',
        array: { top: 1, left: 0, bottom: 2, right: 0 },
        isDynamic: true,
      },
      { row: 2, column: 0, value: 3 },
    ]),
  )
  expect(compared).toEqual({
    compared: 10,
    withoutValue: 1,
    differences: [
      { cell: { sheet: 0, row: 0, column: 2 }, ours: 4, theirs: 5 },
      { cell: { sheet: 0, row: 0, column: 3 }, ours: 4, theirs: '4' },
      { cell: { sheet: 0, row: 0, column: 5 }, ours: ERRORS['#DIV/0!'], theirs: { error: '#N/A' } },
      { cell: { sheet: 0, row: 2, column: 0 }, ours: 2, theirs: 3 },
    ],
  })
})
