import { describe, expect, it } from 'vitest'
import { compute } from '../testing.ts'
import { differenceOf, type FormulaCase } from './formula-cases.ts'

const CELLS = { A1: 1, A2: 2, A3: 3, B1: '5', B2: 'x', D1: true, F3: 4, G4: 5 }

/** What Excel gives where arguments are not of the kind that a function wants. */
const CASES: readonly FormulaCase[] = [
  ['COMPLEX(2,3,C1)', '2+3i'],
  ['COMPLEX(2,3,)', '2+3i'],
  ['GCD(,12)', '#N/A'],
  ['LCM(,12)', '#N/A'],
  ['GCD(C1,12)', 12],
  ['GCD(B1,10)', 5],
  ['GCD(B2,10)', '#VALUE!'],
  ['GCD(A1:A3)', 1],
  ...['GCD(D1,12)', 'ERF(TRUE)', 'MROUND(TRUE,1)', 'QUOTIENT(D1,1)', 'ISEVEN(TRUE)'].map(
    (formula): FormulaCase => [formula, '#VALUE!'],
  ),
  ...['DELTA(TRUE,1)', 'IMREAL(TRUE)', 'BIN2DEC(TRUE)', 'EDATE(TRUE,1)', 'DOLLARDE(TRUE,4)'].map(
    (formula): FormulaCase => [formula, '#VALUE!'],
  ),
  ...['TBILLEQ(TRUE,40,0.09)', 'XNPV(0.1,D1:D1,A1:A1)', 'XNPV(TRUE,A1:A1,A1:A1)'].map(
    (formula): FormulaCase => [formula, '#VALUE!'],
  ),
  ['ABS(TRUE)', 1],
  ['EXP(" 1/2/2020 ")', '#VALUE!'],
  ['FLOOR(" 1/2/2020 ",1)', '#VALUE!'],
  ['FLOOR("1/2/2020",1)', 43_832],
  ['FLOOR(" 5 ",2)', 4],
  ['ROMAN(499,"4")', 'ID'],
  ['ROMAN(499,"x")', '#VALUE!'],
  ['LARGE("5",1)', 5],
  ['LARGE("x",1)', '#VALUE!'],
  ['LARGE(B1:B2,1)', '#NUM!'],
  ['OR("")', '#VALUE!'],
  ['MIRR({-1,-2},0.1,0.1)', -1],
  ['MIRR({1,2},0.1,0.1)', '#DIV/0!'],
  ['XLOOKUP("a",{1,2},{1,2},"no",-1)', 2],
  ['XLOOKUP(5,{1,2,"a"},{1,2,3},"no",1)', 3],
  ['ACCRINT(DATE(2008,3,1),DATE(2008,8,31),DATE(2008,5,1),0.1,1000,2,0,FALSE)', 16.666_666_666_667],
  ['ACCRINT(DATE(2008,3,1),DATE(2008,8,31),DATE(2009,3,1),0.1,1000,2,0,FALSE)', 50.277_777_777_8],
  ['TEXT(1234567890.12345,"General")', '1234567890'],
  ['TEXT(123456789012,"General")', '1.23457E+11'],
  ['TEXT(-1/3,"General")', '-0.333333333'],
  ['SUM(IFERROR({1E308,1}*10,7))', 17],
  ['SUM(IFERROR(FACTDOUBLE({1000,3}),7))', 10],
  ['ROWS(FILTER(A1:A3,TRUE))', 3],
  ['CONVERT(1,"Pica2","in2")', 1 / 72 ** 2],
  ['CONVERT(1,"ly^2","m2")', 8.950_542_107_48e31],
  ['PERCENTOF(A1,C1)', '#DIV/0!'],
  ['ROWS(TRIMRANGE(F1:H9))', 2],
  ['COLUMNS(TRIMRANGE(F1:H9))', 2],
  ['ROWS(TRIMRANGE(F1:H9,1))', 7],
  ['ROWS(TRIMRANGE(F1:H9,2))', 4],
  ['ROWS(TRIMRANGE(F1:H9,0))', 9],
  ['TRIMRANGE(J1:J4)', '#REF!'],
  ['ROWS(TRIMRANGE(F1:H9,4))', '#VALUE!'],
]

describe('arguments', () => {
  it.each(CASES)('%s is read as Excel does', (formula, expected) => {
    expect(differenceOf([formula, expected], CELLS)).toBeUndefined()
  })

  it('do not make durations longer where days count from 1904', () => {
    const calculation = {
      ...{ isDate1904: true, isIterative: false },
      ...{ maxIterations: 100, maxChange: 0.001 },
    }
    expect(compute('=TEXT(1.5,"[h]:mm")', {}, { calculation })).toBe('36:00')
    expect(compute('=TEXT(0,"d/m/yyyy")', {}, { calculation })).toBe('1/1/1904')
  })
})
