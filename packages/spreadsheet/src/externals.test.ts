import { describe, expect, it } from 'vitest'
import type { ExternalBook } from './model/workbook-model.ts'
import { address, open, plain, valueAt, workbookModel } from './testing.ts'
import { fromWire } from './wire/from-wire.ts'
import { toWire } from './wire/to-wire.ts'

const externals: readonly ExternalBook[] = [
  {
    name: 'Rates.xlsx',
    sheets: [
      {
        name: 'Sheet1',
        cells: [
          { row: 0, column: 0, value: 'low' },
          { row: 0, column: 1, value: 0.1 },
          { row: 1, column: 0, value: 'high' },
          { row: 1, column: 1, value: 0.25 },
          { row: 2, column: 1, value: { error: '#DIV/0!' } },
        ],
      },
      { name: 'Έσοδα 2026', cells: [{ row: 4, column: 2, value: 7 }] },
    ],
    names: [
      { name: 'Top', formula: 'Sheet1!$B$2' },
      { name: 'Yearly', formula: "'Έσοδα 2026'!$C$5" },
    ],
  },
  {
    name: 'Other.xlsx',
    sheets: [{ name: 'Sheet1', cells: [{ row: 0, column: 0, value: 99 }] }],
    names: [],
  },
]

const compute = (formula: string) => {
  const workbook = open(workbookModel({ Sheet1: { A1: 5, A9: `=${formula}` } }, { externals }))
  return valueAt(workbook, 'A9')
}

describe('formulas that ask other files', () => {
  it.each([
    ['[1]Sheet1!B2', 0.25],
    ['[1]Sheet1!$B$2*A1', 1.25],
    ["'[1]Έσοδα 2026'!C5", 7],
    ["'[Rates.xlsx]Sheet1'!B1", 0.1],
    ['[Other.xlsx]Sheet1!A1', 99],
    ["'C:\\Files\\[Rates.xlsx]Έσοδα 2026'!C5", 7],
    ['[2]Sheet1!A1', 99],
    ['VLOOKUP("high",[1]Sheet1!A1:B2,2,FALSE)', 0.25],
    ['SUM([1]Sheet1!B1:B2,[2]Sheet1!A1)', 99.35],
    ['SUM([1]Sheet1!B1:B2,A1)', 5.35],
    ["INDEX('[1]Sheet1'!$A:$B,2,1)", 'high'],
    ['COUNTA([1]Sheet1!$A:$A)', 2],
    ['[1]Sheet1!B3', '#DIV/0!'],
    ['[1]Sheet1!D9', 0],
    ['[1]!Top*2', 0.5],
    ['[1]!Yearly', 7],
    ['[1]Nowhere!A1', '#REF!'],
    ['[3]Sheet1!A1', '#REF!'],
    ['[1]!Nothing', '#REF!'],
    ['SHEETS()', 1],
  ])('%s', (formula, expected) => {
    expect(compute(formula)).toBe(expected)
  })

  it('show none of the cells that they ask', () => {
    const formula = 'SUM([1]Sheet1!B1:B2,A1,[1]Sheet1!B1)'
    const workbook = open(workbookModel({ Sheet1: { A1: 5, A9: `=${formula}` } }, { externals }))
    const area = { top: 0, left: 0, bottom: 0, right: 0 }
    expect(workbook.precedents(address('A9'))).toEqual([{ sheet: 0, area }])
    expect(workbook.ranges()).toEqual([])
    expect(workbook.locate('[1]Sheet1!B1:B2')).toBeUndefined()
    expect(plain(workbook.evaluate('=[1]Sheet1!B1', address('A1')) as number)).toBe(0.1)
  })

  it('travel with the values of the other files', () => {
    const model = workbookModel({ Sheet1: { A1: '=[1]Sheet1!B2+1' } }, { externals })
    const back = fromWire(toWire(open(model), { inputs: [] }))
    expect(back.externals).toEqual(externals)
    expect(valueAt(open(back), 'A1')).toBe(1.25)
  })
})
