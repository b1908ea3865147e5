import { describe, expect, it } from 'vitest'
import type { TableModel } from './model/workbook-model.ts'
import { address, valueAt, workbookOf, type Written } from './testing.ts'

const table: TableModel = {
  name: 'T',
  sheet: 0,
  area: { top: 0, left: 0, bottom: 4, right: 3 },
  columns: ['Item', 'Net [€]', 'Q#1', "It's"],
  hasHead: true,
  hasTotals: true,
}

const CELLS: Readonly<Record<string, Written>> = {
  ...{ A1: 'Item', B1: 'Net [€]', C1: 'Q#1', D1: "It's" },
  ...{ A2: 'a', B2: 1, C2: 10, D2: 100 },
  ...{ A3: 'b', B3: 2, C3: 20, D3: 200 },
  ...{ A4: 'c', B4: 3, C4: 30, D4: 300 },
  ...{ A5: 'Total', B5: 6, C5: 60, D5: 600 },
}

/** What a formula gives in a cell of the sheet. */
const valueOf = (formula: string, at = 'Z100') => {
  const workbook = workbookOf(CELLS, { tables: [table] })
  workbook.set(address(at), { formula: `=${formula}` })
  return valueAt(workbook, at)
}

describe('references to tables', () => {
  it.each([
    ["SUM(T[Net '[€']])", 6],
    ["SUM(T[[Net '[€']]])", 6],
    ["SUM(T[Q'#1])", 60],
    ["SUM(T[It''s])", 600],
    ["SUM(T[[Net '[€']]:[It''s]])", 666],
    ["SUM(T[[#Totals],[Q'#1]])", 60],
    ["SUM(T[[#Data],[#Totals],[Q'#1]])", 120],
    ['COUNTA(T[#Headers])', 4],
    ['T[[#Headers],[Item]]', 'Item'],
    ['ROWS(T)', 3],
    ['ROWS(T[])', 3],
    ['ROWS(T[#All])', 5],
    ['SUM(T)', 666],
    ["SUM( T[ [Item]:[Q'#1] ] )", 66],
    ['T[Nothing]', '#REF!'],
    ['LET(T,5,T)', 5],
  ])('%s', (formula, expected) => {
    expect(valueOf(formula)).toBe(expected)
  })

  it('mean the row of the formula, which has to be one of theirs', () => {
    expect(valueOf("T[@[Q'#1]]*2", 'F3')).toBe(40)
    expect(valueOf("T[[#This Row],[Q'#1]]", 'F4')).toBe(30)
    expect(valueOf("T[@[Q'#1]]", 'F9')).toBe('#VALUE!')
    expect(valueOf('T[@Item]', 'F1')).toBe('#VALUE!')
    expect(valueOf('T[@Nothing]', 'F2')).toBe('#REF!')
  })
})
