import { describe, expect, it } from 'vitest'
import type { CellModel, SheetModel, WorkbookModel } from '../model/workbook-model.ts'
import { suggestInputs, suggestOutputs } from './suggest-inputs.ts'

const sheet = (name: string, cells: CellModel[], more: Partial<SheetModel> = {}): SheetModel => ({
  ...{ name, cells, visibility: 'visible', columns: [], rows: [], merges: [] },
  ...{
    showsGridLines: true,
    isProtected: false,
    validations: [],
    conditionalFormats: [],
    charts: [],
  },
  ...more,
})
const book = (sheets: SheetModel[], more: Partial<WorkbookModel> = {}): WorkbookModel => ({
  ...{ sheets, names: [], tables: [], notes: [] },
  styles: [{ name: 'Input' }, { isLocked: false }, { name: 'Input', format: '0.0%' }],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  ...more,
})

describe('the inputs that a file tells of', () => {
  it('are cells with the style, called by the text before them', () => {
    const found = suggestInputs(
      book([
        sheet('Έσοδα', [
          { row: 1, column: 0, value: 'Μηνιαίο ενοίκιο:' },
          { row: 1, column: 2, value: 450, style: 0 },
          { row: 1, column: 3, value: '€' },
          { row: 2, column: 0, value: 'Επιτόκιο' },
          { row: 2, column: 2, value: 0.05, style: 2 },
          { row: 3, column: 2, formula: 'C2*2', value: 900, style: 0 },
          { row: 4, column: 2, value: 1, style: 1 },
        ]),
      ]),
      300,
    )
    expect(
      found.map(({ name, cell, kind, label, unit }) => [name, cell, kind, label, unit]),
    ).toEqual([
      ['Μηνιαίο_ενοίκιο', 'C2', 'Number', 'Μηνιαίο ενοίκιο', '€'],
      ['Επιτόκιο', 'C3', 'Percent', 'Επιτόκιο', ''],
    ])
  })

  it('are unlocked cells where no style says so, with the choices and bounds of their validation', () => {
    const found = suggestInputs(
      book(
        [
          sheet(
            'Α β',
            [
              { row: 0, column: 0, value: 'Πλήθος' },
              { row: 0, column: 1, value: 3, style: 1 },
              { row: 1, column: 0, value: 'Πλήθος' },
              { row: 1, column: 1, value: 'ναι', style: 1 },
              { row: 5, column: 5, value: 'ναι' },
              { row: 6, column: 5, value: 'όχι' },
            ],
            {
              validations: [
                {
                  ...{ kind: 'whole', comparison: 'between', formula1: '1', formula2: '9' },
                  ...{ areas: [{ top: 0, left: 1, bottom: 0, right: 1 }], allowsBlank: true },
                },
                {
                  ...{ kind: 'list', formula1: "'Α β'!$F$6:$F$7", allowsBlank: true },
                  areas: [{ top: 1, left: 1, bottom: 1, right: 1 }],
                },
              ],
            },
          ),
          sheet('Κρυφό', [{ row: 0, column: 0, value: 1, style: 1 }], { visibility: 'hidden' }),
        ],
        { names: [{ name: 'many', formula: "'Α β'!$B$1" }] },
      ),
      300,
    )
    expect(
      found.map(({ name, kind, min, max, choices }) => [name, kind, min, max, choices]),
    ).toEqual([
      ['many', 'Number', 1, 9, []],
      ['Πλήθος', 'Choice', null, null, ['ναι', 'όχι']],
    ])
  })

  it('are no negative numbers, unless the file has or allows some', () => {
    const cells = [5, -5, 0.05, 7].map((value, row) => ({
      ...{ row, column: 0, value },
      style: value === 0.05 ? 2 : 0,
    }))
    const validations: SheetModel['validations'] = [
      {
        ...{ kind: 'decimal', comparison: 'greaterThanOrEqual', formula1: '-9' },
        ...{ areas: [{ top: 3, left: 0, bottom: 3, right: 0 }], allowsBlank: true },
      },
    ]
    const found = suggestInputs(book([sheet('A', cells, { validations })]), 9)
    expect(found.map(({ kind, min }) => [kind, min])).toEqual([
      ['Number', 0],
      ['Number', null],
      ['Percent', null],
      ['Number', -9],
    ])
  })

  it('are no more than asked for', () => {
    const cells = Array.from({ length: 9 }, (_, row) => ({ row, column: 0, value: 1, style: 0 }))
    expect(suggestInputs(book([sheet('A', cells)]), 4)).toHaveLength(4)
  })
})

it('takes named cells with a formula for results', () => {
  const found = suggestOutputs(
    book([sheet('A', [{ row: 0, column: 1, formula: '1+1', value: 2 }])], {
      names: [
        { name: 'total', formula: 'A!$B$1' },
        { name: 'list', formula: 'A!$B$1:$B$4' },
        { name: 'rate', formula: '0.24' },
      ],
    }),
    10,
  )
  expect(found).toEqual([{ name: 'total', sheet: 'A', cell: 'B1', label: 'total' }])
})
