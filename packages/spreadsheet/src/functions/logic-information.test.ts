import { describe, expect, it } from 'vitest'
import { differenceOf, uncalled, type FormulaCase } from './formula-cases.ts'

const CELLS = {
  A1: 1,
  A2: 'text',
  A3: true,
  A4: '',
  A6: '=1/0',
  A7: '=NA()',
  A8: '=A1+1',
  A9: 0,
  B1: 1,
  B2: 2,
  B3: 3,
  C1: 10,
  C2: 20,
  C3: 30,
}

const LOGIC_CASES: readonly FormulaCase[] = [
  ['AND(TRUE,1)', true],
  ['AND(A1:A3)', true],
  ['AND(A2)', '#VALUE!'],
  ['AND("x",TRUE)', '#VALUE!'],
  ['AND("true",1)', true],
  ['AND(A1,A6)', '#DIV/0!'],
  ['OR(FALSE,A9)', false],
  ['OR(A1:A4)', true],
  ['XOR(TRUE,TRUE,TRUE)', true],
  ['XOR(3>0,2<9)', false],
  ['NOT(0)', true],
  ['NOT("x")', '#VALUE!'],
  ['TRUE()', true],
  ['FALSE()', false],
  ['SUM(MAP(B1:B3,C1:C3,LAMBDA(a,b,a*b)))', 140],
  ['REDUCE(0,B1:B3,LAMBDA(a,b,a+b^2))', 14],
  ['INDEX(SCAN(1,B1:B3,LAMBDA(a,b,a*b)),3)', 6],
  ['SUM(BYROW(B1:C3,LAMBDA(r,MAX(r))))', 60],
  ['INDEX(BYCOL(B1:C3,LAMBDA(c,SUM(c))),1,2)', 60],
  ['SUM(MAKEARRAY(2,3,LAMBDA(r,c,r*c)))', 18],
]

const INFORMATION_CASES: readonly FormulaCase[] = [
  // Nothing outside is asked.
  ['CALL("a","b","c")', '#VALUE!'],
  ['COPILOT("a")', '#VALUE!'],
  ['CUBEKPIMEMBER("a","b",1)', '#NAME?'],
  ['CUBEMEMBER("a","b")', '#NAME?'],
  ['CUBEMEMBERPROPERTY("a","b","c")', '#NAME?'],
  ['CUBERANKEDMEMBER("a","b",1)', '#NAME?'],
  ['CUBESET("a","b")', '#NAME?'],
  ['CUBESETCOUNT("a")', '#VALUE!'],
  ['CUBEVALUE("a","b")', '#NAME?'],
  ['DETECTLANGUAGE("a")', '#VALUE!'],
  ['FIELDVALUE("a","b")', '#VALUE!'],
  ['IMAGE("https://example.org/a.png")', '#VALUE!'],
  ['IMPORTCSV("a.csv")', '#VALUE!'],
  ['IMPORTTEXT("a.txt")', '#VALUE!'],
  ['REGISTER.ID("a","b")', '#VALUE!'],
  ['RTD("a",,"b")', '#N/A'],
  ['SQL.REQUEST("a")', '#N/A'],
  ['STOCKHISTORY("a",1)', '#VALUE!'],
  ['TRANSLATE("a")', '#VALUE!'],
  ['WEBSERVICE("https://example.org")', '#VALUE!'],
  ['ISBLANK(A5)', true],
  ['ISBLANK(A4)', false],
  ['ISERR(A6)', true],
  ['ISERR(A7)', false],
  ['ISERROR(A7)', true],
  ['ISNA(A7)', true],
  ['ISNA(A6)', false],
  ['ISNA(MATCH(99,B1:B3,0))', true],
  ['ISNA(VLOOKUP(99,B1:C3,2,FALSE))', true],
  ['ISLOGICAL(A3)', true],
  ['ISNUMBER(A1)', true],
  ['ISNUMBER("1")', false],
  ['ISTEXT(A2)', true],
  ['ISNONTEXT(A5)', true],
  ['SUM(ISNUMBER(A1:A9)*1)', 3],
  ['ISREF(A1)', true],
  ['ISREF(1)', false],
  ['ISEVEN(-2.5)', true],
  ['ISODD(3)', true],
  ['ISEVEN(A3)', '#VALUE!'],
  ['ISEVEN("x")', '#VALUE!'],
  ['ISFORMULA(A8)', true],
  ['ISFORMULA(A1)', false],
  ['N(A3)', 1],
  ['N(A2)', 0],
  ['N(A6)', '#DIV/0!'],
  ['NA()', '#N/A'],
  ['TYPE(A1)', 1],
  ['TYPE(A2)', 2],
  ['TYPE(A3)', 4],
  ['TYPE(A6)', 16],
  ['TYPE({1,2})', 64],
  ['ERROR.TYPE(A6)', 2],
  ['ERROR.TYPE(A7)', 7],
  ['ERROR.TYPE(A1)', '#N/A'],
  ['CELL("address",B3)', '$B$3'],
  ['CELL("row",B3)', 3],
  ['CELL("col",B3)', 2],
  ['CELL("contents",B3)', 3],
  ['CELL("type",A2)', 'l'],
  ['CELL("nothing",A2)', '#VALUE!'],
  ['INFO("recalc")', 'Automatic'],
  ['INFO("other")', '#VALUE!'],
  ['SHEET()', 1],
  ['SHEET("sheet1")', 1],
  ['SHEET("none")', '#N/A'],
  ['SHEETS()', 1],
  ['FORMULATEXT(A8)', '=A1+1'],
  ['FORMULATEXT(A1)', '#N/A'],
]

describe('logic', () => {
  it.each(LOGIC_CASES)('%s', (...given) => {
    expect(differenceOf(given, CELLS)).toBeUndefined()
  })

  it('has a case for every function', () => {
    expect(uncalled('logic', LOGIC_CASES)).toEqual([])
  })
})

describe('information', () => {
  it.each(INFORMATION_CASES)('%s', (...given) => {
    expect(differenceOf(given, CELLS)).toBeUndefined()
  })

  it('has a case for every function', () => {
    expect(uncalled('information', INFORMATION_CASES)).toEqual([])
  })
})
