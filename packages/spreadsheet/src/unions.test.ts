import { describe, expect, it } from 'vitest'
import { compute, open, valueAt, workbookModel, type Written } from './testing.ts'

const CELLS: Readonly<Record<string, Written>> = {
  ...{ A1: 1, A2: 5, A3: 3, B1: 10, B2: 20, B3: 30, C1: 2, C2: 8, C3: 'text' },
}

describe('references joined by commas', () => {
  it.each([
    ['SUM((A1:A3,C1:C3))', 19],
    ['SUM((A1:A3,C1:C3),1)', 20],
    ['AVERAGE((A1:A3,C1:C2))', 3.8],
    ['COUNT((A1:A3,C1:C3))', 5],
    ['COUNTA((A1:A3,C1:C3))', 6],
    ['MEDIAN((A1:A3,C1:C3))', 3],
    ['LARGE((A1:A3,C1:C3),1)', 8],
    ['SMALL((A1:A3,C1:C3),2)', 2],
    ['RANK(5,(A1:A3,C1:C3))', 2],
    ['RANK.EQ(5,(A1:A3,C1:C3),1)', 4],
    ['AREAS((A1:A3,C1:C3))', 2],
    ['AREAS((A1,B2:C3,C1))', 3],
    ['AREAS(A1:C3)', 1],
    ['INDEX((A1:A3,B1:C3),2,1,1)', 5],
    ['INDEX((A1:A3,B1:C3),2,2,2)', 8],
    ['INDEX((A1:A3,B1:C3),2,2,3)', '#REF!'],
    ['SUM(INDEX((A1:A3,B1:C3),0,1,2))', 60],
    ['SUBTOTAL(9,(A1:A3,C1:C3))', 19],
    ['AGGREGATE(14,6,(A1:A3,C1:C3),2)', 5],
    ['IRR((A1:A1,B1:B1))', '#NUM!'],
    ['OR((A1:A3,B1:B2))', true],
    ['ISREF((A1,B1))', true],
    ['PERCENTILE((A1:A3,C1:C2),0.5)', 3],
  ])('are taken by %s', (formula, expected) => {
    expect(compute(`=${formula}`, CELLS)).toBe(expected)
  })

  it.each([
    'SUMPRODUCT((A1:A3,C1:C3))',
    'COUNTIF((A1:A3,C1:C3),">1")',
    'SUMIF((A1:A3,C1:C3),">1")',
    'MATCH(5,(A1:A3,C1:C3),0)',
    'VLOOKUP(5,(A1:A3,C1:C3),1,FALSE)',
    'TRANSPOSE((A1:A3,C1:C3))',
    'ABS((A1,C1))',
    '(A1,C1)+1',
    '(A1,C1)',
    'SUM((A1:A3,5))',
    'CORREL((A1:A3,C1:C3),B1:B3)',
  ])('are #VALUE! in %s', (formula) => {
    expect(compute(`=${formula}`, CELLS)).toBe('#VALUE!')
  })

  it('have cells in common with others', () => {
    expect(compute('=SUM((A1:A3,C1:C3) A2:C2)', CELLS)).toBe(13)
    expect(compute('=SUM(A1:B2 B1:C3)', CELLS)).toBe(30)
    expect(compute('=A1:A3 B2:C2', CELLS)).toBe('#NULL!')
    expect(compute('=AREAS((A1:A3,C1:C3) A2:C2)', CELLS)).toBe(2)
  })

  it('may be what a name means', () => {
    const names = [{ name: 'Both', formula: 'Sheet1!$A$1:$A$3,Sheet1!$C$1:$C$3' }]
    expect(compute('=SUM(Both)', CELLS, { names })).toBe(19)
    expect(compute('=AREAS(Both)', CELLS, { names })).toBe(2)
    expect(compute('=RANK(8,Both)', CELLS, { names })).toBe(1)
    expect(compute('=COUNTIF(Both,1)', CELLS, { names })).toBe('#VALUE!')
  })

  it('follow their cells', () => {
    const workbook = open(workbookModel({ Sheet1: { ...CELLS, E1: '=LARGE((A1:A3,C1:C3),1)' } }))
    expect(valueAt(workbook, 'E1')).toBe(8)
    workbook.set({ sheet: 0, row: 1, column: 2 }, 4)
    expect(valueAt(workbook, 'E1')).toBe(5)
  })

  it('are the same cells of several sheets', () => {
    const workbook = open(
      workbookModel({
        Jan: { A1: 1, A2: 2 },
        Feb: { A1: 3, A2: 4 },
        Sum: { A1: '=SUM(Jan:Feb!A1:A2)', A2: '=ROWS(VSTACK(Jan:Feb!A1:A2))' },
      }),
    )
    expect(valueAt(workbook, 'Sum!A1')).toBe(10)
    expect(valueAt(workbook, 'Sum!A2')).toBe(4)
  })
})
