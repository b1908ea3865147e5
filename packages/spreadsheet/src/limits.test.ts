import { MAX_FILLED_CELLS } from '@telemachos/rules/workbook-limits'
import { describe, expect, it } from 'vitest'
import { dataOfFileChart } from './charts/file-chart.ts'
import { dataOfChart } from './charts/wire-chart.ts'
import { ConditionalFormats } from './formats/conditional-formats.ts'
import type { CellModel } from './model/workbook-model.ts'
import { address, compute, open, plain, valueAt, workbookModel, workbookOf } from './testing.ts'
import { isError } from './values/value.ts'
import { OVER_LIMIT } from './work/limits.ts'
import { openWorkbook } from './workbook.ts'
import type { Workbook } from './workbook-api.ts'

/** What a cell shows of an error, as people read it. */
function shownAt(workbook: Workbook, at: string): unknown {
  const value = workbook.value(address(at))
  return isError(value) ? (value.shown ?? value.code) : value
}

/** What a formula shows beside some cells. */
function shown(formula: string, written = {}): unknown {
  const workbook = workbookOf(written)
  workbook.set(address('Z100'), { formula })
  return shownAt(workbook, 'Z100')
}

const WHOLE = { top: 0, left: 0, bottom: 1_048_575, right: 16_383 }

describe('areas that a file claims', () => {
  it('are counted before anything has a place', () => {
    const workbook = workbookOf({
      A1: { formula: '1', array: WHOLE },
      B2: 5,
      C1: '=A1',
      C2: '=B2+1',
    })
    expect(['A1', 'B1', 'B2', 'C1', 'C2'].map((at) => shownAt(workbook, at))).toEqual([
      '#LIMIT!',
      null,
      5,
      '#LIMIT!',
      6,
    ])
    expect(workbook.formula(address('A1'))).toBe('=1')
  })

  it('count together, each only as far as there is room', () => {
    const rows = MAX_FILLED_CELLS / 2 + 1
    const array = (left: number) => ({ top: 0, left, bottom: rows - 1, right: left })
    const workbook = workbookOf({
      A1: { formula: 'D1', array: array(0) },
      B1: { formula: 'D1', array: array(1) },
      C1: { formula: 'D1', array: { ...array(2), bottom: 1 } },
      D1: 7,
    })
    const last = `A${rows}`
    expect(['A1', last, 'B1', 'B2', 'C1', 'C2'].map((at) => shownAt(workbook, at))).toEqual([
      ...[7, 7, '#LIMIT!', null, 7, 7],
    ])
  })

  it('that no sheet has fill nothing', () => {
    const areas = [
      { ...WHOLE, bottom: 2_000_000, right: 0 },
      { top: 0, left: 0, bottom: -5, right: -5 },
      { top: 0, left: 0, bottom: Number.NaN, right: 0 },
    ]
    for (const array of areas) {
      expect(shownAt(workbookOf({ A1: { formula: '1', array } }), 'A1')).toBe('#LIMIT!')
    }
  })

  it('by values that spill count as well, and are free again once these are fewer', () => {
    const workbook = workbookOf({ A1: 400_000 })
    workbook.set(address('C1'), { formula: '=SEQUENCE(A1)' })
    workbook.set(address('D1'), { formula: '=SEQUENCE(200000)' })
    expect(['C1', 'C2', 'D1', 'D2'].map((at) => shownAt(workbook, at))).toEqual([
      ...[1, 2, '#LIMIT!', null],
    ])
    workbook.set(address('A1'), 3)
    expect(['C3', 'C4', 'D1', 'D200000'].map((at) => shownAt(workbook, at))).toEqual([
      ...[3, null, 1, 200_000],
    ])
  })

  it('by names and by references cost what they hold', () => {
    const names = [{ name: 'everything', formula: 'Sheet1!$A$1:$XFD$1048576' }]
    const workbook = workbookOf({ A1: 2, B9: 3 }, { names })
    expect(workbook.evaluate('SUM(everything)', address('A1'))).toBe(5)
    expect(workbook.evaluate('SUM(INDIRECT("1:1048576"))', address('A1'))).toBe(5)
    expect(workbook.evaluate('ROWS(OFFSET(A1,0,0,1048576,16384))', address('A1'))).toBe(1_048_576)
    const far = workbookOf({ A1: 2, XFD1048576: 3 })
    expect(far.evaluate('A1:XFD1048576', address('A1'))).toEqual(OVER_LIMIT)
    const first = far.read('A1:XFD1048576', address('A1'), 32_000)
    expect(first).toMatchObject({ rows: 1, columns: 16_384 })
  })
})

describe('what is shown of whole sheets', () => {
  const model = workbookModel({ Sheet1: { A1: 1, A2: 5, A3: 5, XFD1048576: 9 } })

  it('costs conditions what the sheet holds', () => {
    const conditionalFormats = [
      {
        ...{ areas: [WHOLE], priority: 1, stopsIfTrue: false, style: { fill: '#ff0000' } },
        rule: { kind: 'duplicates' as const, isUnique: false },
      },
    ]
    const workbook = open({ ...model, sheets: [{ ...model.sheets[0]!, conditionalFormats }] })
    const formats = new ConditionalFormats(workbook)
    const isRed = (at: string) => formats.lookOf(address(at)).style.fill !== undefined
    expect(['A1', 'A2', 'A3', 'XFD1048576'].map(isRed)).toEqual([false, true, true, false])
  })

  it('draws no more of a chart than a chart shows', () => {
    const at = { sheet: 0, language: 'el' } as const
    const chart = { type: 'bar', DataSets: [{ Data: 'A1:XFD1048576', Label: '' }] }
    const ofAuthor = dataOfChart(open(model), chart, at)
    expect(ofAuthor.data.datasets).toHaveLength(1)
    expect(ofAuthor.data.datasets[0]!.data).toHaveLength(16_384)
    const columns = dataOfChart(workbookOf({ A1: 1, ZZ9: 2 }), chart, at)
    expect(columns.data.datasets).toHaveLength(255)
    const series = { kind: 'column' as const, values: 'Sheet1!A:A', isSecondAxis: false }
    const ofFile = dataOfFileChart(
      open(model),
      {
        ...{ series: Array.from({ length: 300 }, () => series), stacking: 'percent' },
        ...{ hasLegend: true, covers: WHOLE },
      },
      at,
    )
    expect(ofFile.data.datasets).toHaveLength(255)
    expect(ofFile.data.datasets[0]!.data).toHaveLength(32_000)
  })
})

describe('arrays', () => {
  it.each([
    'SEQUENCE(1048576,16384)',
    'RANDARRAY(1E9,1E9)',
    'MAKEARRAY(1E5,1E5,LAMBDA(r,c,1))',
    'EXPAND(A1,1E5,1E5)',
    'WRAPROWS(A1:A9,1E9)',
    'WRAPCOLS(A1:A9,1E9)',
    'MUNIT(1E6)',
    'TRANSPOSE(1:1048576)',
    'TOCOL(1:1048576)',
    'SORT(1:1048576)',
    'UNIQUE(1:1048576)',
    'VSTACK(A:Z,A:Z,A:Z)',
    'HSTACK(A:Z,A:Z,A:Z)',
    'FILTER(1:1048576,A:A=A:A)',
    'MAP(1:1048576,LAMBDA(x,1))',
    'REDUCE(0,1:1048576,LAMBDA(a,x,1))',
    'A1:XFD1048576*2',
    '-A1:XFD1048576',
    'A1:XFD1048576=A1:XFD1048576',
    'ROUND(1:1048576,1)',
    'IF(1:1048576,1,2)',
    'TEXTJOIN(",",FALSE,1:1048576)',
    'CONCAT(1:1048576)',
    'ARRAYTOTEXT(1:1048576)',
    'TEXTSPLIT(REPT("a,",8000)&REPT("b;",8000),",",";")',
    'LET(a,SEQUENCE(2000,2000),b,a+1,c,b+1,SUM(c))',
    'MMULT(SEQUENCE(1000,1000),SEQUENCE(1000,1000))',
    'MINVERSE(MUNIT(1000))',
    'FVSCHEDULE(1,1:1048576)',
  ])('%s is too much', (formula) => {
    expect(shown(formula, { A1: 1, A2: 2 })).toBe('#LIMIT!')
  })

  it('are read where they are as large as a sheet is long', () => {
    expect(compute('SUMPRODUCT((A:A=2)*(B:B))', { A1: 2, B1: 5, A9: 2, B9: 6 })).toBe(11)
    expect(compute('SUM(SEQUENCE(1048576))')).toBe((1_048_576 * 1_048_577) / 2)
    expect(compute('SUM(MMULT(SEQUENCE(90,90),MUNIT(90)))')).toBe((8_100 * 8_101) / 2)
  })
})

describe('values that turn as often as they say', () => {
  it.each<[string, number | string]>([
    ['BESSELY(20000,5)', -0.005_566_550_435_352_577],
    ['BESSELY(100,2)', 0.076_836_867_125_028],
    ['BESSELY(25,1)', -0.098_829_964_783_237_41],
    ['COMBIN(1E9,5E8)', '#NUM!'],
    ['COMBIN(1E9,2)', 499_999_999_500_000_000],
    ['PERMUT(1E9,5E8)', '#NUM!'],
    ['FACTDOUBLE(1E9)', '#NUM!'],
    ['MULTINOMIAL(1E9,1)', 1_000_000_001],
    ['HYPGEOM.DIST(1E8,2E8,2E8,1E9,TRUE)', 1],
    ['HYPGEOM.DIST(4E7,2E8,2E8,1E9,FALSE)', 7.884_789_113_2026e-5],
    ['HYPGEOM.DIST(4E7,2E8,2E8,1E9,TRUE)', 0.500_044_154_818_995_6],
    ['BINOM.DIST(5E8,1E9,0.5,FALSE)', 2.523_132_521_389_377e-5],
    ['POISSON.DIST(1000000,1000500,TRUE)', 0.308_801_604_190_122_3],
    ['GAMMA.DIST(100200,100000,1,TRUE)', 0.736_662_010_005_198_7],
    ['VDB(1E6,1,1E9,0,1E9)', 999_999],
    ['VDB(1E6,1,1E9,0,1E9,2,TRUE)', 864_664.717_034_057_7],
    ['CUMIPMT(0.001,50000,1E6,1,40000,0)', -39_999_954.372_654_12],
    ['DB(1E6,1E3,1E6,5E5)', 0],
    ['AMORDEGRC(1E6,40000,40100,0,1E9,0.0001)', 0],
    ['WORKDAY(40000,2000000)', 2_840_000],
    ['WORKDAY(40000,-12345,{31000,32000,25000})', 22_712],
    ['REPT("a",1E9)', '#VALUE!'],
    ['SUBSTITUTE(REPT("a",32767),"a",REPT("b",32767))', '#VALUE!'],
    ['LEN(TRIM("a"&REPT(" ",32000)&"b"))', 3],
    ['NUMBERVALUE(REPT("%",32000)&"1")', '#VALUE!'],
    ['VALUE("1"&REPT(" ",32000)&"1")', '#VALUE!'],
    ['IMREAL(REPT("9",32000)&"x")', '#NUM!'],
    ['TEXT(1,REPT("0",32000))', '#VALUE!'],
    ['SEARCH("a*a*a*a*b",REPT("a",20000)&"b")', 1],
    ['SEARCH("a?b",REPT("a",30000)&"b")', 29_999],
    ['COUNTIF(A1,REPT("*a",100)&"b")', 0],
  ])('%s ends', (formula, expected) => {
    const value = compute(formula, { A1: 'a'.repeat(3_000) })
    if (typeof expected === 'number') expect(value).toBeCloseTo(expected, 6)
    else expect(value).toBe(expected)
    if (typeof expected === 'number' && expected !== 0) {
      expect(Math.abs(Number(value) / expected - 1)).toBeLessThan(1e-12)
    }
  })

  it('texts that double from cell to cell end where no cell holds them', () => {
    const cells = Object.fromEntries(
      Array.from({ length: 60 }, (_, row) => [`A${row + 2}`, `=A${row + 1}&A${row + 1}`]),
    )
    const workbook = workbookOf({ A1: 'a', ...cells })
    expect(String(valueAt(workbook, 'A15'))).toHaveLength(16_384)
    expect(['A16', 'A61'].map((at) => valueAt(workbook, at))).toEqual(['#VALUE!', '#VALUE!'])
  })

  it('choices in choices are understood once each', () => {
    const nested = `${'SWITCH(1,1,'.repeat(60)}7${')'.repeat(60)}`
    expect(compute(nested)).toBe(7)
    expect(compute(`${'SWITCH(2,1,0,'.repeat(60)}7${')'.repeat(60)}`)).toBe(7)
  })

  it('functions that call themselves twice each time end', () => {
    const names = [{ name: 'FIB', formula: 'LAMBDA(n,IF(n<2,n,FIB(n-1)+FIB(n-2)))' }]
    expect(compute('FIB(15)', {}, { names })).toBe(610)
    expect(compute('FIB(90)', {}, { names })).toBe('#NUM!')
  })
})

describe('the steps of a recalculation', () => {
  const sources = { now: () => 46_023.5, random: () => 0.5, maxSteps: 20_000 }
  const cells = {
    A1: 5,
    B1: '=SUM(SEQUENCE(A1))',
    C1: '=A1+1',
    D1: '=IFERROR(B1,"hidden")',
    E1: '=LEN("x")',
  }
  const read = (workbook: Workbook) => ['B1', 'C1', 'D1', 'E1'].map((at) => shownAt(workbook, at))

  it('end with an error in every cell that was not computed before, and begin anew with a change', () => {
    const workbook = openWorkbook(workbookModel({ Sheet1: cells }), sources)
    expect(read(workbook)).toEqual([15, 6, 15, 1])
    expect(workbook.isOverLimit).toBe(false)
    workbook.set(address('A1'), 1e6)
    expect(read(workbook)).toEqual(['#LIMIT!', '#LIMIT!', '#LIMIT!', 1])
    expect(workbook.isOverLimit).toBe(true)
    workbook.set(address('A1'), 4)
    expect(read(workbook)).toEqual([10, 5, 10, 1])
    expect(workbook.isOverLimit).toBe(false)
  })

  it('are as many as before, however much of the last change was computed', () => {
    const twice = {
      A1: 1,
      B1: '=SUM(SEQUENCE(4000))+A1*0',
      B2: '=SUM(SEQUENCE(4000))',
      B3: '=SUM(SEQUENCE(4000))',
    }
    const at = (workbook: Workbook) => ['B1', 'B2', 'B3'].map((name) => shownAt(workbook, name))
    const workbook = openWorkbook(workbookModel({ Sheet1: twice }), {
      ...sources,
      maxSteps: 35_000,
    })
    const first = at(workbook)
    expect(first.at(-1)).toBe('#LIMIT!')
    // What there was time for last time is no beginning of this one.
    workbook.set(address('A1'), 2)
    expect(at(workbook)).toEqual(first)
  })

  it('are not given back by repeating circles', () => {
    const workbook = openWorkbook(
      workbookModel(
        { Sheet1: { A1: '=A1+1+0*SUM(SEQUENCE(50))' } },
        {
          calculation: {
            ...{ isDate1904: false, isIterative: true, maxIterations: 1e9, maxChange: 0 },
          },
        },
      ),
      sources,
    )
    expect(shownAt(workbook, 'A1')).toBe('#LIMIT!')
  })

  it('reach deep chains and those who wait for them', () => {
    const chain: Record<string, string | number> = { A1: 1 }
    for (let row = 2; row < 6_000; row += 1) chain[`A${row}`] = `=A${row - 1}+1`
    const workbook = openWorkbook(workbookModel({ Sheet1: chain }), sources)
    expect(shownAt(workbook, 'A5999')).toBe('#LIMIT!')
    expect(shownAt(workbook, 'A5')).toBe('#LIMIT!')
  })

  it('are taken for what names and lists in formulas hold', () => {
    const many = Array.from({ length: 3_000 }, (_, row): CellModel => ({
      ...{ row, column: 0, formula: `VLOOKUP("x${row}",C1:C3000,1,FALSE)` },
    }))
    const texts = Array.from({ length: 3_000 }, (_, row) => ({ row, column: 2, value: `t${row}` }))
    const model = workbookModel({ Sheet1: {} })
    const [sheet] = model.sheets
    const workbook = open({ ...model, sheets: [{ ...sheet!, cells: [...many, ...texts] }] })
    expect(plain(workbook.value(address('A3000')))).toBe('#N/A')
    expect(workbook.isOverLimit).toBe(false)
  })
})
