import { describe, expect, it } from 'vitest'
import { differenceOf, type FormulaCase } from './formula-cases.ts'

const CELLS = {
  ...{ A10: 'a', B10: 'b', A11: 1, B11: 10, A12: 2, B12: 20 },
  ...{ D10: 'a', D11: '>1', E10: 'zz', E11: '>1', F10: 'zz', G10: 'zz', G11: true },
}

/** What Excel gives at the edges of what functions are given. */
const CASES: readonly FormulaCase[] = [
  ['TEXTBEFORE("Straße-x","-",1,1)', 'Straße'],
  ['TEXTAFTER("ΟΔΟΣ","ς",1,1)', ''],
  ['TEXTBEFORE("aaa","aa",-1)', 'a'],
  ['TEXTAFTER("aaa","aa",-1)', ''],
  ['TEXTAFTER("a-b-c","-",-2)', 'b-c'],
  ['TEXTBEFORE("a-b c",{" ","-"},-1)', 'a-b'],
  ['TEXTBEFORE("abc","b",1,2)', '#VALUE!'],
  ['TEXTAFTER("abc","b",1,0,-1)', '#VALUE!'],
  ['TEXTBEFORE("abc","x",-1,0,1)', ''],
  ['TEXTAFTER("abc","x",-1,0,1)', 'abc'],
  ['TEXTAFTER("abxc","x",-2,0,1)', 'abxc'],
  ['TEXTBEFORE("abc","",-1)', 'abc'],
  ['TEXTAFTER("abc","",1)', 'abc'],
  ['TEXTBEFORE("abc","x",,,,"no")', 'no'],
  ['TEXTSPLIT("abc","b",,,2)', '#VALUE!'],
  ['DSUM(A10:B10,"b",D10:D11)', '#VALUE!'],
  ['DCOUNT(A10:B10,"b",D10:D11)', '#VALUE!'],
  ['DSUM(A10:B12,"b",D10:D11)', 20],
  ['DSUM(A10:B12,"b",E10:E11)', 0],
  ['DSUM(A10:B12,"b",D10:E11)', 0],
  ['DSUM(A10:B12,"b",F10:F11)', 30],
  ['DSUM(A10:B12,"b",G10:G11)', 30],
  ['DGET(A10:B12,"b",E10:E11)', '#VALUE!'],
  ['DSUM(A10:B12,,D10:D11)', '#VALUE!'],
  ['DCOUNT(A10:B12,,D10:D11)', 1],
  ['BINOM.INV(10,0.5,0)', '#NUM!'],
  ['CRITBINOM(10,0.5,1)', '#NUM!'],
  ['BINOM.DIST.RANGE(10,0.5,3,)', '#NUM!'],
  ['BINOM.DIST.RANGE(10,0.5,3)', 0.117_187_5],
]

describe('edges', () => {
  it.each(CASES)('%s is %s', (formula, expected) => {
    expect(differenceOf([formula, expected], CELLS)).toBeUndefined()
  })
})
