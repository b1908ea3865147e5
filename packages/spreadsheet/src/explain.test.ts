import { describe, expect, it } from 'vitest'
import { explainCell } from './explain.ts'
import { address, open, workbookModel, workbookOf } from './testing.ts'

describe('an explanation', () => {
  it('tells a formula one step at a time', () => {
    const workbook = open(
      workbookModel({
        Sheet1: { A1: 1000, A2: 12, B1: "=(A1+A2)*'Έξοδα 2026'!C3-SUM(A1:A2)" },
        'Έξοδα 2026': { C3: 2 },
      }),
    )
    const { formula, value, precedents, steps } = explainCell(workbook, address('B1'))
    expect([formula, value]).toEqual(["=(A1+A2)*'Έξοδα 2026'!C3-SUM(A1:A2)", 1012])
    expect(
      precedents.map(({ text, value: held }) => [
        text,
        held.kind === 'one' ? held.value : held.rows,
      ]),
    ).toEqual([
      ['A1', 1000],
      ['A2', 12],
      ["'Έξοδα 2026'!C3", 2],
      ['A1:A2', 2],
    ])
    expect(steps.map(({ text, name, value: held }) => [name, text, held])).toEqual([
      ['+', '(A1+A2)', { kind: 'one', value: 1012 }],
      ['*', "(A1+A2)*'Έξοδα 2026'!C3", { kind: 'one', value: 2024 }],
      ['SUM', 'SUM(A1:A2)', { kind: 'one', value: 1012 }],
      ['-', "(A1+A2)*'Έξοδα 2026'!C3-SUM(A1:A2)", { kind: 'one', value: 1012 }],
    ])
    expect(steps[2]?.arguments).toEqual([
      { text: 'A1:A2', value: { kind: 'many', rows: 2, columns: 1, first: [1000, 12] } },
    ])
  })

  it('follows the way that was taken only', () => {
    const workbook = workbookOf({
      A1: 5,
      B1: '=IF(A1>3,A1*2,1/0+B1)',
      C1: '=IFERROR(A1/0,"none")',
      D1: 7,
    })
    const steps = (at: string) =>
      explainCell(workbook, address(at)).steps.map(({ kind, text }) => [kind, text])
    expect(steps('B1')).toEqual([
      ['operator', 'A1>3'],
      ['operator', 'A1*2'],
      ['choice', 'IF(A1>3,A1*2,1/0+B1)'],
    ])
    expect(steps('C1')).toEqual([
      ['operator', 'A1/0'],
      ['choice', 'IFERROR(A1/0,"none")'],
    ])
    expect(explainCell(workbook, address('D1'))).toMatchObject({
      formula: undefined,
      steps: [],
      value: 7,
    })
  })

  it('takes LET as one step, and ends after a hundred', () => {
    const long = `=${Array.from({ length: 150 }, () => '(A1+1)').join('+')}`
    const workbook = workbookOf({ A1: 1, B1: '=LET(x,A1*2,x+1)*3', C1: long })
    expect(explainCell(workbook, address('B1')).steps.map(({ text }) => text)).toEqual([
      'LET(x,A1*2,x+1)',
      'LET(x,A1*2,x+1)*3',
    ])
    const { steps, isShortened, value } = explainCell(workbook, address('C1'))
    expect([steps.length >= 100, isShortened, value]).toEqual([true, true, 300])
  })
})
