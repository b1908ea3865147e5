import { describe, expect, it } from 'vitest'
import { address, compute, valueAt, workbookOf } from './testing.ts'

describe('arrays that spill', () => {
  it('fill cells, shrink, grow and are read', () => {
    const workbook = workbookOf({ A1: 3, E1: '=SUM(C1:C9)', F1: '=C2' })
    workbook.set(address('C1'), { formula: '=SEQUENCE(A1)' })
    expect(['C1', 'C2', 'C3', 'C4', 'E1', 'F1'].map((at) => valueAt(workbook, at))).toEqual([
      1,
      2,
      3,
      null,
      6,
      2,
    ])
    workbook.set(address('A1'), 1)
    expect(['C1', 'C2', 'E1', 'F1'].map((at) => valueAt(workbook, at))).toEqual([1, null, 1, 0])
    workbook.set(address('A1'), 4)
    expect(['C4', 'E1', 'F1'].map((at) => valueAt(workbook, at))).toEqual([4, 10, 2])
  })

  it('are refused where something is in their way, and come where it goes', () => {
    const workbook = workbookOf({ C3: 'x' })
    workbook.set(address('C1'), { formula: '=SEQUENCE(3)' })
    expect(valueAt(workbook, 'C1')).toBe('#SPILL!')
    expect(valueAt(workbook, 'C2')).toBe(null)
    workbook.set(address('C3'), null)
    expect(['C1', 'C2', 'C3'].map((at) => valueAt(workbook, at))).toEqual([1, 2, 3])
    workbook.set(address('C2'), 9)
    expect(['C1', 'C2', 'C3'].map((at) => valueAt(workbook, at))).toEqual(['#SPILL!', 9, null])
  })

  it('come of functions of parts, and of what goes through several references', () => {
    const rows: readonly [string, readonly (number | null)[]][] = [
      ['MAP({1;2},LAMBDA(x,x*2))', [2, 4]],
      ['BYROW({1,2;3,4},LAMBDA(r,SUM(r)))', [3, 7]],
      ['BYROW({1,2;3,4},MAX)', [2, 4]],
      ['SCAN(0,{1;2;3},LAMBDA(a,b,a+b))', [1, 3]],
      ['MAKEARRAY(2,1,LAMBDA(r,c,r*10))', [10, 20]],
      ['REDUCE(9,{1;2},LAMBDA(a,b,VSTACK(a,b)))', [9, 1]],
      ['REDUCE(9,{1;2},LAMBDA(a,b,a+b))', [12, null]],
      ['--REGEXEXTRACT("1b2","[0-9]",1)', [1, null]],
      ['TRANSPOSE(BYCOL({1,2;3,4},LAMBDA(c,SUM(c))))', [4, 6]],
      ['SUBTOTAL(9,OFFSET(A1,{0;1},0,2))', [5, 7]],
      ['AGGREGATE(14,6,A1:A3,{1;2})', [4, 3]],
    ]
    for (const [formula, expected] of rows) {
      const workbook = workbookOf({ A1: 2, A2: 3, A3: 4 })
      workbook.set(address('C1'), { formula: `=${formula}` })
      expect([formula, valueAt(workbook, 'C1'), valueAt(workbook, 'C2')]).toEqual([
        formula,
        ...expected,
      ])
    }
  })

  it('are named by #', () => {
    const workbook = workbookOf({ A1: 3 })
    workbook.set(address('C1'), { formula: '=SEQUENCE(A1)*2' })
    workbook.set(address('D1'), { formula: '=SUM(C1#)' })
    workbook.set(address('E1'), { formula: '=C1#+1' })
    expect(['D1', 'E1', 'E3'].map((at) => valueAt(workbook, at))).toEqual([12, 3, 7])
    workbook.set(address('A1'), 4)
    expect(['D1', 'E4'].map((at) => valueAt(workbook, at))).toEqual([20, 9])
  })

  it('of a file fill the cells that it says', () => {
    const array = { top: 0, left: 0, bottom: 2, right: 0 }
    const workbook = workbookOf({
      A1: { formula: 'C1:C2*2', array, value: 8 },
      A2: 99,
      A3: 98,
      C1: 1,
      C2: 2,
      E1: {
        formula: 'C1:C2*3',
        array: { ...array, left: 4, right: 4, bottom: 1 },
        isDynamic: true,
      },
      E2: 97,
    })
    const read = () => ['A1', 'A2', 'A3', 'E1', 'E2'].map((at) => valueAt(workbook, at))
    expect(read()).toEqual([2, 4, '#N/A', 3, 6])
    workbook.set(address('C2'), 5)
    expect(read()).toEqual([2, 10, '#N/A', 3, 15])
  })

  it('are one value in formulas of files that know none', () => {
    const workbook = workbookOf({
      A1: 1,
      A2: 2,
      A3: 3,
      B2: '=A1:A3',
      C2: '=A1:A3*10',
      B9: '=A1:A3',
      D1: '=SUM(A1:A3*2)',
    })
    expect(['B2', 'C2', 'B9', 'D1'].map((at) => valueAt(workbook, at))).toEqual([
      2,
      20,
      '#VALUE!',
      2,
    ])
  })
})

describe('forms that compute what they need', () => {
  it.each<[string, unknown]>([
    ['=IF(TRUE,1,1/0)', 1],
    ['=IF(FALSE,1)', false],
    ['=IF(FALSE,1,)', 0],
    ['=IF("x",1,2)', '#VALUE!'],
    ['=SUM(IF({1,0,1},{1,2,3},10))', 14],
    ['=IFERROR(1/0,"none")', 'none'],
    ['=SUM(IFERROR({1,2}/{1,0},5))', 6],
    ['=IFNA(#N/A,1)', 1],
    ['=IFNA(1/0,1)', '#DIV/0!'],
    ['=IFS(FALSE,1,TRUE,2)', 2],
    ['=IFS(FALSE,1)', '#N/A'],
    ['=SWITCH(2,1,"a",2,"b","c")', 'b'],
    ['=SWITCH(9,1,"a",2,"b","c")', 'c'],
    ['=SWITCH(9,1,"a")', '#N/A'],
    ['=CHOOSE(2,"a","b")', 'b'],
    ['=CHOOSE(3,"a","b")', '#VALUE!'],
    ['=SUM(CHOOSE({1,2},{1;2},{3;4}))', 10],
    ['=LET(x,2,y,x*3,x+y)', 8],
    ['=LAMBDA(x,y,x*y)(3,4)', 12],
    ['=LET(f,LAMBDA(n,n*2),f(f(3)))', 12],
    ['=LET(a,1,f,LAMBDA(x,x+a),a,5,f(1))', 2],
    ['=LAMBDA(x,[y],IF(ISOMITTED(y),x,x*y))(3)', 3],
    ['=LAMBDA(x,[y],IF(ISOMITTED(y),x,x*y))(3,4)', 12],
    ['=LAMBDA(x,[y],x+y)(3)', 3],
    ['=LAMBDA(x,[y],x)(1,2,3)', '#VALUE!'],
    ['=LAMBDA([y],ISOMITTED(1+y))()', false],
    ['=LET(f,LAMBDA([a],[b],ISOMITTED(a)&ISOMITTED(b)),f(1))', 'FALSETRUE'],
    ['=SUM(BYROW({1,2;3,4},MAX))', 6],
    ['=SUM(MAP({1,-2},ABS))', 3],
    ['=REDUCE(0,{1,2,3},SUM)', 6],
    ['=SUM(MAKEARRAY(2,2,POWER))', 8],
    ['=LET(f,SUM,f(1,2))', 3],
    ['=LET(sum,4,sum*2)', 8],
    ['=SUM(BYCOL({1,2;3,4},ROUND))', '#VALUE!'],
    ['=ABS', '#CALC!'],
    ['=SUMM', '#NAME?'],
    ['=LAMBDA(x,x)', '#CALC!'],
    ['=LAMBDA(x,x)(1,2)', '#VALUE!'],
    ['=AND(TRUE,1,2>1)', true],
    ['=OR(FALSE,0)', false],
  ])('%s', (formula, expected) => {
    expect(compute(formula)).toBe(expected)
  })

  it('call names that are functions, themselves too, and stop where there is no end', () => {
    const names = [
      { name: 'Διπλό', formula: 'LAMBDA(x,x*2)' },
      { name: 'FACTORIAL', formula: 'LAMBDA(n,IF(n<2,1,n*FACTORIAL(n-1)))' },
      { name: 'FOREVER', formula: 'LAMBDA(n,FOREVER(n+1))' },
    ]
    expect(compute('=Διπλό(4)', {}, { names })).toBe(8)
    expect(compute('=FACTORIAL(5)', {}, { names })).toBe(120)
    expect(compute('=FOREVER(1)', {}, { names })).toBe('#NUM!')
  })

  it('record what OFFSET and INDIRECT read', () => {
    const workbook = workbookOf({
      A1: 1,
      A2: 2,
      A3: 3,
      B1: 1,
      B2: 'A2',
      C1: '=OFFSET(A1,B1,0)',
      C2: '=INDIRECT(B2)*10',
      C3: '=SUM(OFFSET(A1,0,0,2,1))',
    })
    const read = () => ['C1', 'C2', 'C3'].map((at) => valueAt(workbook, at))
    expect(read()).toEqual([2, 20, 3])
    workbook.set(address('A2'), 5)
    expect(read()).toEqual([5, 50, 6])
    workbook.setMany([
      { cell: address('B1'), content: 2 },
      { cell: address('B2'), content: 'A3' },
    ])
    expect(read()).toEqual([3, 30, 6])
    workbook.set(address('A3'), 7)
    expect(read()).toEqual([7, 70, 6])
  })
})
