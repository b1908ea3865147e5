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

  it('offer as many choices of such a length as can be kept', () => {
    const list = (formula1: string, row: number): SheetModel['validations'][number] => ({
      ...{ kind: 'list', formula1, allowsBlank: true },
      areas: [{ top: row, left: 0, bottom: row, right: 0 }],
    })
    const words = Array.from({ length: 300 }, (_, n) => `${n}`.padEnd(n === 0 ? 900 : 1, 'x'))
    const cells = [
      ...[0, 1].map((row) => ({ row, column: 0, value: 'x', style: 0 })),
      ...words.map((value, row) => ({ row, column: 5, value })),
    ]
    const validations = [list(`"${words.join(',')}"`, 0), list('$F$1:$F$300', 1)]
    const found = suggestInputs(book([sheet('A', cells, { validations })]), 9)
    expect(found).toHaveLength(2)
    for (const { choices } of found) {
      expect(choices).toHaveLength(200)
      expect(choices.map(({ length }) => length).slice(0, 2)).toEqual([200, 1])
    }
  })

  it('are found without going through the sheet for each', () => {
    const cells = Array.from({ length: 400 }, (_, row) => [
      { row, column: 0, value: `Α${row}` },
      { row, column: 1, value: 1, style: 0 },
      { row, column: 2, formula: 'B1', value: 1 },
    ]).flat()
    const names = cells.map((_, n) => ({ name: `n${n}`, formula: `A!$C$${n + 1}` }))
    const validations: SheetModel['validations'] = [
      {
        ...{ kind: 'list', formula1: '$Z$1:$Z$900', allowsBlank: true },
        areas: [{ top: 0, left: 1, bottom: 400, right: 1 }],
      },
    ]
    const counted = countReads(cells)
    const model = book([sheet('A', counted.list, { validations })], { names })
    expect(suggestInputs(model, 300)).toHaveLength(300)
    expect(suggestOutputs(model, 300)).toHaveLength(300)
    expect(counted.reads()).toBeLessThan(10 * cells.length)
  })
})

/** A list that counts how often its elements are read. */
function countReads(cells: readonly CellModel[]): { list: CellModel[]; reads(): number } {
  let reads = 0
  const list = new Proxy([...cells], {
    get(all, key, self): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++
      return Reflect.get(all, key, self)
    },
  })
  return { list, reads: () => reads }
}

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
