import { describe, expect, it } from 'vitest'
import { differenceOf, type FormulaCase } from './formula-cases.ts'

const CELLS = {
  ...{ A1: 1, A2: 2, A3: 3, B1: 'x', B2: 'y', B3: 'x' },
  ...{ C1: 5, C2: '=1/0', C3: 7, D1: 'a~b', D2: 'ab', D3: true },
}

/** What Excel gives, kind by kind: each holds for every function that shares it. */
const KINDS: Readonly<Record<string, readonly FormulaCase[]>> = {
  'whole numbers are found among 15 digits': [
    ['INT(123456789-0.0000004)', 123_456_789],
    ['INT(123456789-0.0000006)', 123_456_788],
    ['INT(-0.1)', -1],
    ['INT(1E+300)', 1e300],
  ],
  'positions between two are those below of the smallest, above of the largest': [
    ['SMALL(A1:A3,1.5)', 1],
    ['SMALL(A1:A3,0.5)', '#NUM!'],
    ['LARGE(A1:A3,1.5)', 2],
  ],
  'complex numbers have one letter': [
    ['IMSUM("i","j")', '#VALUE!'],
    ['IMSUB("i","2j")', '#VALUE!'],
    ['IMDIV("i","2j")', '#VALUE!'],
    ['IMPRODUCT("2","i","j")', '#VALUE!'],
    ['IMSUM("3","j")', '3+j'],
    ['IMSUM(TRUE,1)', '#VALUE!'],
    ['IMPRODUCT(1,D2:D3)', '#VALUE!'],
  ],
  'tangents of complex numbers have the digits of twice the parts': [
    ['IMTAN("4+3i")', '0.00490825806749606+1.00070953606723i'],
    ['IMCOT("4+3i")', '0.00490118239430447-0.999266927805902i'],
    ['IMSEC("4+3i")', '-0.0652940278579471-0.0752249603027732i'],
    ['IMCSC("4+3i")', '-0.0754898329158637+0.0648774713706355i'],
    ['IMSECH("4+3i")', '-0.0362534969158689-0.00516434460775318i'],
    ['IMCSCH("4+3i")', '-0.036275889628626-0.0051744731840194i'],
    ['IMCOT(0)', '#NUM!'],
    ['IMCSCH(0)', '#NUM!'],
    ['IMTAN(0)', '0'],
  ],
  'AGGREGATE takes references, and positions one by one': [
    ['AGGREGATE(9,6,C1:C3/1)', '#VALUE!'],
    ['AGGREGATE(9,6,C1:C3)', 12],
    ['AGGREGATE(9,4,A1:A3,C1)', 11],
    ['AGGREGATE(9,6,NA())', '#N/A'],
    ['SUM(AGGREGATE(14,6,C1:C3,{1,2}))', 12],
    ['AGGREGATE(15,6,A1:A3/(A1:A3>1),1)', 2],
  ],
  'what is left empty between commas is as if left out': [
    ['SUM(SEQUENCE(,3))', 6],
    ['SEQUENCE(Z1)', '#CALC!'],
    ['ACCRINT(39508,39691,39569,0.1,,2,0)', 1000 / 60],
    ['ACCRINT(39508,39691,39569,0.1,0,2,0)', '#NUM!'],
  ],
  'limits of finance are those of days and whole periods': [
    ['XNPV(0,{1,2},{1,2})', '#NUM!'],
    ['XNPV(-0.1,{1,2},{1,2})', '#NUM!'],
    ['CUMIPMT(0.1,5,1000,1,5.9,0)', -318.987_403_973_727],
    ['CUMIPMT(0.1,5,1000,1,6,0)', '#NUM!'],
    ['TBILLEQ(DATE(2008,3,31),DATE(2009,4,1),0.09)', '#NUM!'],
    ['TBILLPRICE(DATE(2008,2,1),DATE(2009,2,1),0.05)', 94.916_666_666_666_67],
    ['ZTEST({1,2,3},2,0)', '#NUM!'],
  ],
  'halves of the day are as small as their code, and countries part no thousands': [
    ['TEXT(0.75,"h:mm a/p")', '6:00 p'],
    ['TEXT(0.25,"h:mm A/P")', '6:00 A'],
    ['TEXT(0.25,"""a/p"" h")', 'a/p 6'],
    ['TEXT(1234.5,"#,##0.00 [$€-408]")', '1,234.50 €'],
    ['TEXT(1234.5,"[$$-409]#,##0.00;[Red]-0")', '$1,234.50'],
    ['TEXT(1234.5,"[$-408]#,##0.0")', '1,234.5'],
    ['TEXT(45000,"[$-408]mmmm")', 'Μάρτιος'],
  ],
  'a tilde takes the next letter as it is, whatever it is': [
    ['MATCH("a~b",D1:D2,0)', 2],
    ['MATCH("a~~b",D1:D2,0)', 1],
    ['COUNTIF(D1:D2,"~a*")', 2],
    ['SEARCH("~b",D1)', 3],
  ],
  'several references are gone through one by one': [
    ['SUMPRODUCT(N(OFFSET(A1,ROW(A1:A3)-1,0)))', 6],
    ['SUMPRODUCT(SUBTOTAL(9,OFFSET(A1,ROW(A1:A3)-ROW(A1),0,1)),--(B1:B3="x"))', 4],
    ['SUMPRODUCT(SUBTOTAL(103,OFFSET(B1,{0;1;2},0)),--(A1:A3>1))', 2],
    ['SUMPRODUCT(SUMIF(INDIRECT({"A1:A2","A3:A3"}),">1"))', 5],
    ['SUMPRODUCT(SUMIF(INDIRECT({"B1:B2","B3"}),"x",INDIRECT({"A1:A2","A3"})))', 4],
    ['SUMPRODUCT(COUNTIF(OFFSET(A1,{0;9},0,2),">0"))', 2],
    ['SUMPRODUCT(COUNTIF(INDIRECT({"A1:A3","nowhere"}),">0"))', '#REF!'],
    ['SUMPRODUCT(COUNTIF(OFFSET(A1,{0,-1},0),">0"))', '#REF!'],
  ],
  'N and T take computed values one by one, of a reference the first': [
    ['SUM(N(IF(1,{1,2,3})))', 6],
    ['SUM(INDEX(A1:A3,N(IF(1,{1;3}))))', 4],
    ['CONCAT(T({"a",1,"b"}))', 'ab'],
    ['N(A1:A3)', 1],
    ['T(B1:B3)', 'x'],
    ['N({#N/A})', '#N/A'],
  ],
  'rows and columns have numbers too': [
    ['SUM(INDIRECT("C1",FALSE))', 6],
    ['SUM(INDIRECT("R1:R2",FALSE))', '#DIV/0!'],
    ['COLUMNS(INDIRECT("R1",FALSE))', 16_384],
    ['COLUMN(INDIRECT("C[-1]",FALSE))', 25],
    ['INDIRECT("R3C1",FALSE)', 3],
    ['INDIRECT("A1",FALSE)', '#REF!'],
    ['INDIRECT("",FALSE)', '#REF!'],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, cases) => {
  it.each(cases)('%s is %s', (...one) => {
    expect(differenceOf(one, CELLS)).toBeUndefined()
  })
})
