import { describe, expect, it } from 'vitest'
import { address, workbookOf } from '../testing.ts'
import { isError } from '../values/value.ts'
import { differenceOf, uncalled, type FormulaCase } from './formula-cases.ts'

const CELLS = {
  A1: 1,
  A2: 3,
  A3: 5,
  A4: 7,
  A5: 9,
  B1: 'one',
  B2: 'three',
  B3: 'five',
  B4: 'seven',
  B5: 'nine',
  C1: 9,
  C2: 7,
  C3: 5,
  C4: 3,
  C5: 1,
  D1: 'Red',
  D2: 'green',
  D3: 'a*',
  D4: 'blue',
  D5: '=NA()',
  E1: 'x',
  E2: 2,
  E3: true,
  E4: 2,
  E5: 'X',
  F1: 5,
  F2: 'Apple',
  F3: 5,
  G1: 1,
  H1: 2,
  I1: 3,
  G2: 'p',
  H2: 'q',
  I2: 'r',
}

const LOOKUP_CASES: readonly FormulaCase[] = [
  ['MATCH(5,A1:A5,0)', 3],
  ['MATCH(6,A1:A5)', 3],
  ['MATCH(6,A1:A5,1)', 3],
  ['MATCH(0,A1:A5)', '#N/A'],
  ['MATCH(100,A1:A5)', 5],
  ['MATCH(6,C1:C5,-1)', 2],
  ['MATCH(10,C1:C5,-1)', '#N/A'],
  ['MATCH(5,A1:A5,)', 3],
  ['MATCH("RED",D1:D5,0)', 1],
  ['MATCH("g*",D1:D5,0)', 2],
  ['MATCH("a~*",D1:D5,0)', 3],
  ['MATCH("?lue",D1:D5,0)', 4],
  ['MATCH(5,A1:B5,0)', '#N/A'],
  ['MATCH("5",A1:A5,0)', '#N/A'],
  ['MATCH(TRUE,E1:E5,0)', 3],
  ['MATCH(2,{1,2,2,2,3},1)', 4],
  ['VLOOKUP(5,A1:B5,2,FALSE)', 'five'],
  ['VLOOKUP(6,A1:B5,2)', 'five'],
  ['VLOOKUP(6,A1:B5,2,)', '#N/A'],
  ['VLOOKUP(5,A1:B5,3)', '#REF!'],
  ['VLOOKUP(5,A1:B5,0)', '#VALUE!'],
  ['VLOOKUP("appl?",F2:F3,1,0)', 'Apple'],
  ['IFERROR(VLOOKUP(6,A1:B5,2,FALSE),"none")', 'none'],
  ['HLOOKUP(2,G1:I2,2,FALSE)', 'q'],
  ['HLOOKUP(9,G1:I2,2)', 'r'],
  ['LOOKUP(6,A1:A5,B1:B5)', 'five'],
  ['LOOKUP(0,A1:A5,B1:B5)', '#N/A'],
  ['LOOKUP(4,A1:B5)', 'three'],
  ['LOOKUP(2,1/(E1:E5=2),A1:A5)', 7],
  ['LOOKUP("zzz",D1:D4)', 'blue'],
  ['LOOKUP(9.99E307,E1:E5)', 2],
  ['XLOOKUP(5,A1:A5,B1:B5)', 'five'],
  ['XLOOKUP(6,A1:A5,B1:B5,"none")', 'none'],
  ['XLOOKUP(6,A1:A5,B1:B5)', '#N/A'],
  ['XLOOKUP(6,A1:A5,B1:B5,,-1)', 'five'],
  ['XLOOKUP(6,A1:A5,B1:B5,,1)', 'seven'],
  ['XLOOKUP("b*",D1:D5,A1:A5,,2)', 7],
  ['XLOOKUP(2,E1:E5,A1:A5,,0,-1)', 7],
  ['SUM(XLOOKUP(3,A1:A5,A1:C5))', 10],
  ['COUNT(XLOOKUP(3,A1:A5,A1:C5))', 2],
  ['SUM(XLOOKUP(3,A1:A5,A1:A5):XLOOKUP(7,A1:A5,A1:A5))', 15],
  ['XMATCH("x",E1:E5)', 1],
  ['XMATCH("x",E1:E5,0,-1)', 5],
  ['XMATCH(4,A1:A5,1)', 3],
  ['XMATCH(4,A1:A5,0)', '#N/A'],
  ['INDEX(A1:C5,2,3)', 7],
  ['SUM(INDEX(A1:C5,0,1))', 25],
  ['SUM(INDEX(A1:C5,1,0))', 10],
  ['INDEX(A1:A5,6)', '#REF!'],
  ['INDEX(G1:I1,2)', 2],
  ['INDEX({1,2;3,4},2,2)', 4],
  ['SUM(A1:INDEX(A1:A5,3))', 9],
  ['INDEX(A1:A5,-1)', '#VALUE!'],
  ['GETPIVOTDATA("x",A1)', '#REF!'],
  ['ADDRESS(2,3)', '$C$2'],
  ['ADDRESS(2,3,2)', 'C$2'],
  ['ADDRESS(2,3,4)', 'C2'],
  ['ADDRESS(2,3,2,FALSE)', 'R2C[3]'],
  ['ADDRESS(2,3,1,FALSE,"EXCEL SHEET")', "'EXCEL SHEET'!R2C3"],
  ['ADDRESS(1,16384)', '$XFD$1'],
  ['ADDRESS(1,1,,,"S")', 'S!$A$1'],
  ['ROW()', 100],
  ['ROW(B7)', 7],
  ['SUM(ROW(A1:A3))', 6],
  ['COLUMN(D1)', 4],
  ['SUM(COLUMN(A1:C1))', 6],
  ['ROWS(A1:B5)', 5],
  ['COLUMNS(A1:C5)', 3],
  ['COLUMNS({1,2,3;4,5,6})', 3],
  ['AREAS(A1:B2)', 1],
  ['OFFSET(A1,2,1)', 'five'],
  ['SUM(OFFSET(A1,1,0,2,1))', 8],
  ['SUM(OFFSET(A5,0,0,-2,1))', 16],
  ['OFFSET(A1,-1,0)', '#REF!'],
  ['INDIRECT("A"&2)', 3],
  ['SUM(INDIRECT("A1:A3"))', 9],
  ['INDIRECT("R2C1",)', 3],
  ['INDIRECT("nothing here")', '#REF!'],
  ['HYPERLINK("http://example.org","there")', 'there'],
  ['HYPERLINK("http://example.org")', 'http://example.org'],
]

const ARRAY_CASES: readonly FormulaCase[] = [
  ['SUM(GROUPBY(B1:B5,A1:A5,SUM,,0))', 25],
  ['SUM(PIVOTBY(B1:B5,B1:B5,A1:A5,SUM,,0,,0))', 25],
  ['SUM(TRIMRANGE({1,2}))', 3],
  ['SUM(FILTER(A1:A5,A1:A5>4))', 21],
  ['FILTER(A1:A5,A1:A5>99,"none")', 'none'],
  ['FILTER(A1:A5,A1:A5>99)', '#CALC!'],
  ['INDEX(SORT(C1:C5),1)', 1],
  ['INDEX(SORT(A1:B5,2,-1),1,2)', 'three'],
  ['TEXTJOIN(",",FALSE,SORT({3;"b";1;TRUE;"A"}))', '1,3,A,b,TRUE'],
  ['TEXTJOIN(",",TRUE,SORT({3,1,2},1,1,TRUE))', '1,2,3'],
  ['INDEX(SORTBY(B1:B5,C1:C5),1)', 'nine'],
  ['INDEX(SORTBY(B1:B5,E1:E5,-1,A1:A5,-1),1)', 'five'],
  ['ROWS(UNIQUE(E1:E5))', 3],
  ['INDEX(UNIQUE(E1:E5,FALSE,TRUE),1)', true],
  ['COLUMNS(UNIQUE({1,2,1},TRUE))', 2],
  ['SUM(TRANSPOSE(A1:A5)*{1,0,0,0,1})', 10],
  ['SUM(TAKE(A1:A5,2))', 4],
  ['SUM(TAKE(A1:A5,-2))', 16],
  ['SUM(DROP(A1:A5,3))', 16],
  ['DROP(A1:A5,5)', '#CALC!'],
  ['SUM(TAKE(G1:I1,,2))', 3],
  ['SUM(CHOOSEROWS(A1:A5,1,-1))', 10],
  ['CHOOSEROWS(A1:A5,6)', '#VALUE!'],
  ['SUM(CHOOSECOLS(A1:C5,3,1))', 50],
  ['COUNT(EXPAND({1,2},2,3))', 2],
  ['SUM(EXPAND({1,2},2,3,10))', 43],
  ['SUM(VSTACK(A1:A2,C1:C2))', 20],
  ['ROWS(VSTACK(A1:A2,C1:C2))', 4],
  ['ISNA(INDEX(VSTACK({1,2},{3}),2,2))', true],
  ['COLUMNS(HSTACK(A1:A2,C1:C2,7))', 3],
  ['COLUMNS(TOROW(A1:B5))', 10],
  ['INDEX(TOROW({1,2;3,4},0,TRUE),1,2)', 3],
  ['ROWS(TOCOL(D1:D6,3))', 4],
  ['INDEX(WRAPROWS({1,2,3,4,5},2),3,1)', 5],
  ['ISNA(INDEX(WRAPROWS({1,2,3,4,5},2),3,2))', true],
  ['INDEX(WRAPCOLS({1,2,3,4,5},2,0),2,3)', 0],
]

describe('lookup', () => {
  it.each(LOOKUP_CASES)('%s', (...given) => {
    expect(differenceOf(given, CELLS)).toBeUndefined()
  })

  it('has a case for every function', () => {
    expect(uncalled('lookup', LOOKUP_CASES)).toEqual([])
  })

  it.each([
    ['=MATCH(2,A1:A5,0)', 'n/a'],
    ['=VLOOKUP(2,A1:B5,2,FALSE)', 'Μη διαθέσιμο'],
    ['=XLOOKUP(2,A1:A5,B1:B5)', 'Μη διαθέσιμο'],
  ])('%s is #N/A that is shown in words', (formula, shown) => {
    const workbook = workbookOf({ ...CELLS, Z1: formula })
    const value = workbook.value(address('Z1'))
    expect(isError(value) && value).toMatchObject({ code: '#N/A', shown })
  })
})

describe('arrays', () => {
  it.each(ARRAY_CASES)('%s', (...given) => {
    expect(differenceOf(given, CELLS)).toBeUndefined()
  })

  it('has a case for every function', () => {
    expect(uncalled('arrays', ARRAY_CASES)).toEqual([])
  })
})
