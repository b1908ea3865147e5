import { describe, expect, it } from 'vitest'
import { address, compute, open, valueAt, workbookModel, workbookOf } from './testing.ts'

describe('operators', () => {
  it.each<[string, unknown]>([
    ['=-2^2', 4],
    ['=2^3^2', 64],
    ['=50%', 0.5],
    ['=-50%', -0.5],
    ['=2^-1', 0.5],
    ['=2*3+4', 10],
    ['=2+3*4', 14],
    ['="a"&1&TRUE', 'a1TRUE'],
    ['=1=1', true],
    ['="A"="a"', true],
    ['="a"<1', false],
    ['=TRUE>"z"', true],
    ['=1/0', '#DIV/0!'],
    ['=0^0', '#NUM!'],
    ['="x"+1', '#VALUE!'],
    ['="12"+1', 13],
    ['=0.1+0.2-0.3', 0],
    ['=0.1+0.2=0.3', true],
    ['=1E308*10', '#NUM!'],
    ['=#N/A+1', '#N/A'],
    ['=1.5E+3', 1500],
    ['=.5', 0.5],
    ['="say ""hi"""', 'say "hi"'],
    ['=NOPE(1)', '#NAME?'],
    ['=nope', '#NAME?'],
    ['=1+', '#NAME?'],
    ['=SUM({1,2;3,4})', 10],
    ['=@{7,8}', 7],
  ])('%s', (formula, expected) => {
    expect(compute(formula)).toBe(expected)
  })
})

describe('references', () => {
  const cells = { A1: 1, A2: 2, A3: 3, B1: 10, B2: 20, B3: 30, C1: 'text' }

  it.each<[string, unknown]>([
    ['=A1+$B$2', 21],
    ['=SUM(A1:B3)', 66],
    ['=SUM(A:A)', 6],
    ['=SUM($A:$B)', 66],
    ['=SUM(2:2)', 22],
    ['=SUM($1:3)', 66],
    ['=SUM((A1:A2,B3))', 33],
    ['=SUM(A1:B2 B1:B3)', 30],
    ['=SUM(A1:INDEX(B1:B3,2))', 33],
    ['=SUM(Sheet1!A1:A3)', 6],
    ["=SUM('Sheet1'!A1:A3)", 6],
    ['=Missing!A1', '#REF!'],
    ['=[1]Sheet1!A1', '#REF!'],
    ["='[1]Sheet 1'!A1+1", '#REF!'],
    ['=#REF!+1', '#REF!'],
    ['=Sheet1!#REF!', '#REF!'],
    ['=A1:A2 B1:B2', '#NULL!'],
    ['=D9', 0],
    ['=XFE1', '#NAME?'],
    ['=SUM(A1:A3*B1:B3)', 140],
    ['=LOG10(100)', 2],
  ])('%s', (formula, expected) => {
    expect(compute(formula, cells)).toBe(expected)
  })

  it('reads other sheets, several at once, and Greek names', () => {
    const workbook = open(
      workbookModel(
        {
          Σύνολα: { A1: '=SUM(Ιαν:Μάρ!B2)', A2: "='Έξοδα 2026'!A1*Συντελεστής", A3: '=Φόρος.Α' },
          Ιαν: { B2: 1 },
          Φεβ: { B2: 2 },
          Μάρ: { B2: 4 },
          'Έξοδα 2026': { A1: 5, B1: 3 },
        },
        {
          names: [
            { name: 'Συντελεστής', formula: "'Έξοδα 2026'!$B$1" },
            { name: 'Φόρος.Α', formula: 'Συντελεστής*2' },
          ],
        },
      ),
    )
    expect(valueAt(workbook, 'A1')).toBe(7)
    expect(valueAt(workbook, 'A2')).toBe(15)
    expect(valueAt(workbook, 'A3')).toBe(6)
    workbook.set(address('B1').sheet === 0 ? { sheet: 4, row: 0, column: 1 } : address('B1'), 4)
    expect(valueAt(workbook, 'A2')).toBe(20)
    expect(valueAt(workbook, 'A3')).toBe(8)
  })

  it('understands tables', () => {
    const table = {
      name: 'Πωλήσεις',
      sheet: 0,
      area: { top: 0, left: 0, bottom: 3, right: 2 },
      columns: ['Μήνας', 'Ποσό', 'ΦΠΑ'],
      hasHead: true,
      hasTotals: true,
    }
    const written = {
      A1: 'Μήνας',
      B1: 'Ποσό',
      C1: 'ΦΠΑ',
      A2: 'Ιαν',
      B2: 100,
      C2: '=[@Ποσό]*0.24',
      A3: 'Φεβ',
      B3: 200,
      C3: '=Πωλήσεις[[#This Row],[Ποσό]]*0.24',
      A4: 'Σύνολο',
      B4: '=SUM(Πωλήσεις[Ποσό])',
      C4: '=SUM(Πωλήσεις[[Ποσό]:[ΦΠΑ]])',
      E1: '=Πωλήσεις[[#Headers],[ΦΠΑ]]',
      E2: '=ROWS(Πωλήσεις[#All])',
      E3: '=Πωλήσεις[Άλλο]',
    }
    const workbook = workbookOf(written, { tables: [table] })
    expect(['C2', 'C3', 'B4', 'C4', 'E1', 'E2', 'E3'].map((at) => valueAt(workbook, at))).toEqual([
      24,
      48,
      300,
      372,
      'ΦΠΑ',
      4,
      '#REF!',
    ])
  })
})

describe('changes', () => {
  it('computes what depends on a cell, and nothing that does not', () => {
    const workbook = workbookOf({ A1: 1, A2: '=A1*2', A3: '=A2+1', B1: '=5' })
    expect(valueAt(workbook, 'A3')).toBe(3)
    workbook.set(address('A1'), 10)
    expect(valueAt(workbook, 'A3')).toBe(21)
    workbook.set(address('A2'), { formula: '=A1' })
    expect(valueAt(workbook, 'A3')).toBe(11)
    workbook.reset()
    expect(valueAt(workbook, 'A3')).toBe(3)
  })

  it('tells those who listen to a cell', () => {
    const workbook = workbookOf({ A1: 1, A2: '=A1*2', A3: '=SUM(A1:A2)', B1: '=5' })
    const heard: string[] = []
    for (const at of ['A2', 'A3', 'B1']) {
      valueAt(workbook, at)
      workbook.subscribe(address(at), () => heard.push(`${at}=${valueAt(workbook, at)}`))
    }
    workbook.set(address('A1'), 4)
    expect(heard.toSorted()).toEqual(['A2=8', 'A3=12'])
  })

  it('names precedents and dependents', () => {
    const workbook = workbookOf({ A1: 1, A2: '=A1*2', A3: '=SUM(A1:A2)+B9' })
    expect(workbook.precedents(address('A3'))).toHaveLength(2)
    expect(workbook.dependents(address('A1'))).toEqual([address('A2'), address('A3')])
  })
})

describe('depth and circles', () => {
  it('computes a chain a million deep', () => {
    const cells = [{ row: 0, column: 0, value: 1 }]
    const formulas = Array.from({ length: 1_000_000 }, (_, index) => ({
      row: (index + 1) % 1_000_000,
      column: Math.floor((index + 1) / 1_000_000),
      formula: index === 999_999 ? 'A1000000+1' : `A${index + 1}+1`,
    }))
    const model = workbookModel({ Sheet1: {} })
    const [sheet] = model.sheets
    const workbook = open({ ...model, sheets: [{ ...sheet!, cells: [...cells, ...formulas] }] })
    expect(valueAt(workbook, 'B1')).toBe(1_000_001)
    workbook.set(address('A1'), 2)
    expect(valueAt(workbook, 'B1')).toBe(1_000_002)
  }, 300_000)

  it.each([['A1'], ['B1'], ['C1'], ['D1']])('finds circles from %s', (first) => {
    const workbook = workbookOf({
      A1: '=B1+1',
      B1: '=A1+1',
      C1: '=IFERROR(A1,7)',
      D1: '=IF(TRUE,1,D1)',
    })
    valueAt(workbook, first)
    expect(['A1', 'B1', 'C1', 'D1'].map((at) => valueAt(workbook, at))).toEqual([
      '#CIRC!',
      '#CIRC!',
      7,
      1,
    ])
    workbook.set(address('B1'), 1)
    expect(['A1', 'B1', 'C1'].map((at) => valueAt(workbook, at))).toEqual([2, 1, 2])
  })

  it('finds a circle that is longer than computing is deep', () => {
    const written: Record<string, string> = { A1: '=A5000' }
    for (let row = 2; row <= 5000; row += 1) written[`A${row}`] = `=A${row - 1}+1`
    written['B1'] = '=IFERROR(A2500,"circle")'
    const workbook = workbookOf(written)
    expect(valueAt(workbook, 'B1')).toBe('circle')
    expect(valueAt(workbook, 'A4999')).toBe('#CIRC!')
  })

  it('iterates where the file says so', () => {
    const calculation = {
      isDate1904: false,
      isIterative: true,
      maxIterations: 100,
      maxChange: 0.001,
    }
    const workbook = workbookOf(
      { A1: 100, B1: '=A1+C1', C1: '=B1*0.1', D1: '=C1*2' },
      { calculation },
    )
    expect(valueAt(workbook, 'D1')).toBeCloseTo(200 / 9, 2)
    expect(valueAt(workbook, 'B1')).toBeCloseTo(1000 / 9, 2)
    const counter = workbookOf({ A1: '=A1+1' }, { calculation })
    expect(valueAt(counter, 'A1')).toBe(100)
    expect(valueAt(counter, 'A1')).toBe(100)
  })
})
