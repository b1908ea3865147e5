import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address, compute, open, plain, valueAt, workbookModel, workbookOf } from './testing.ts'

/** Why a formula is none. */
function faultOf(formula: string) {
  return workbookOf({}).check(formula, address('A1'))
}

describe('faulty formulas', () => {
  it.each<[string, string, number, string]>([
    ['=', 'unfinished', 0, ''],
    ['=1+', 'unfinished', 2, ''],
    ['=SUM(1,2', 'unclosedParenthesis', 3, ''],
    ['=(1', 'unclosedParenthesis', 0, ''],
    ['="abc', 'unclosedText', 0, ''],
    ["='Sheet", 'unclosedText', 0, ''],
    ['={1,2', 'unclosedBrace', 0, ''],
    ['={1,2;3}', 'unevenArray', 0, ''],
    ['={A1}', 'unexpected', 1, ''],
    ['=Table1[Col', 'unclosedBracket', 6, ''],
    ['=1 2', 'unexpected', 2, '2'],
    ['=1)', 'unexpected', 1, ')'],
    ['=A1!', 'unfinished', 3, ''],
    ['=~1', 'unexpected', 0, '~'],
    ['=ROUND(1)', 'tooFewArguments', 0, 'ROUND'],
    ['=ROUND(1,2,3)', 'tooManyArguments', 0, 'ROUND'],
    ['=IF(1)', 'tooFewArguments', 0, 'IF'],
    ['=LET(1,2,3)', 'unexpected', 4, 'LET'],
  ])('%s is %s at %i', (formula, reason, at, found) => {
    expect(faultOf(formula)).toEqual({ reason, at, found })
    expect(compute(formula)).toBe('#NAME?')
  })

  it('are never a surprise', () => {
    const pieces = fc.constantFrom(
      'A1',
      '$B$2',
      'A:A',
      '1:1',
      'SUM(',
      'IF(',
      'LET(',
      'LAMBDA(',
      'x',
      ',',
      ')',
      '(',
      '{',
      '}',
      ';',
      '+',
      '-',
      '%',
      '^',
      '#',
      '@',
      ' ',
      ':',
      '"',
      "'",
      '!',
      '[',
      ']',
      '1',
      '1E',
      '.5',
      '<>',
      '&',
      '#REF!',
      'Sheet1!',
      'Ω',
      '\u0000',
      '\u0001',
      '😀',
      '_xlfn.',
      'TRUE',
      'INDIRECT("A1")',
      'OFFSET(A1,1,1)',
      'SEQUENCE(3)',
    )
    const formula = fc.array(pieces, { maxLength: 14 }).map((list) => `=${list.join('')}`)
    fc.assert(
      fc.property(formula, (text) => {
        const workbook = workbookOf({ A1: 1, B2: '=A1+1' })
        workbook.set(address('Z100'), { formula: text })
        const isFaulty = workbook.check(text, address('Z100')) !== undefined
        const value = valueAt(workbook, 'Z100')
        expect(isFaulty && value !== '#NAME?').toBe(false)
      }),
      { numRuns: 2000, seed: 20_260_103 },
    )
  })
})

describe('hostile formulas', () => {
  it('that are long are computed up to 8,192 characters', () => {
    const longest = `=${'1+'.repeat(4095)}1`
    expect(longest).toHaveLength(8192)
    expect(compute(longest)).toBe(4096)
    expect(faultOf(`=${'1+'.repeat(4096)}1`)).toMatchObject({ reason: 'tooLong' })
  })

  it('that are nested deep are refused', () => {
    expect(compute(`=${'('.repeat(60)}1${')'.repeat(60)}`)).toBe(1)
    expect(faultOf(`=${'('.repeat(4000)}1${')'.repeat(4000)}`)).toMatchObject({ reason: 'tooDeep' })
    expect(faultOf(`=1${'%'.repeat(8000)}`)).toMatchObject({ reason: 'tooDeep' })
    expect(faultOf(`=x${'()'.repeat(4000)}`)).toMatchObject({ reason: 'tooDeep' })
    expect(faultOf(`=${'-'.repeat(8000)}1`)).toMatchObject({ reason: 'tooDeep' })
    expect(faultOf(`=${'IF(1,'.repeat(1000)}1${')'.repeat(1000)}`)).toMatchObject({
      reason: 'tooDeep',
    })
  })

  it('over whole sheets cost what the sheet holds', () => {
    const workbook = workbookOf({ A1: 1, XFD1048576: 2, Z9: 'text' })
    workbook.set({ sheet: 0, row: 5, column: 5 }, { formula: '=SUM(A1:E1048576,G1:XFD1048576)' })
    expect(plain(workbook.value({ sheet: 0, row: 5, column: 5 }))).toBe(3)
    expect(compute('=SUM((A:A)*1)')).toBe(0)
    expect(compute('=1:1048576*2')).toBe('#NUM!')
    expect(compute('=SUM(Sheet1!1:90)', { A1: 1, C90: 5 })).toBe(6)
    expect(compute('=A1:XFD1048576')).toBe('#NUM!')
  })

  it('that read themselves end', () => {
    expect(compute('=Z100')).toBe('#CIRC!')
    expect(compute('=SUM(Z:Z)')).toBe('#CIRC!')
    expect(compute('=INDIRECT("Z100")+1')).toBe('#CIRC!')
    const names = [
      { name: 'one', formula: 'other+1' },
      { name: 'other', formula: 'one+1' },
    ]
    expect(compute('=one', {}, { names })).toBe('#CIRC!')
    const workbook = workbookOf({})
    workbook.set(address('A1'), { formula: '=SEQUENCE(2)+A2' })
    expect(['#CIRC!', 1]).toContain(valueAt(workbook, 'A1'))
    expect(['#CIRC!', null, 2]).toContain(valueAt(workbook, 'A2'))
  })

  it('that fill a sheet are refused', () => {
    expect(compute('=SEQUENCE(1048576,16384)')).toMatch(/^#/)
    const workbook = workbookOf({})
    workbook.set(address('A2'), { formula: '=SEQUENCE(1048576)' })
    expect(valueAt(workbook, 'A2')).toBe('#SPILL!')
  })

  it('with names of sheets and names like parts of programs', () => {
    const name = "__proto__'s"
    const workbook = open(
      workbookModel(
        { [name]: { A1: 5, B1: "='__proto__''s'!A1+constructor" } },
        { names: [{ name: 'constructor', formula: '1' }] },
      ),
    )
    expect(plain(workbook.value({ sheet: 0, row: 0, column: 1 }))).toBe(6)
    expect(compute('=toString')).toBe('#NAME?')
    expect(compute('=constructor(1)')).toBe('#NAME?')
    expect(compute('=__proto__')).toBe('#NAME?')
  })

  it('that depend on chance and time are computed once for each change', () => {
    let calls = 0
    const workbook = workbookOf({ A1: '=RAND()', A2: '=A1', A3: '=NOW()' })
    workbook.subscribe(address('A2'), () => (calls += 1))
    expect(valueAt(workbook, 'A2')).toBe(0.5)
    expect(valueAt(workbook, 'A3')).toBe(46_023.5)
    workbook.refresh()
    expect(calls).toBe(1)
  })
})
