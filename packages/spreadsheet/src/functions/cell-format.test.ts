import { describe, expect, it } from 'vitest'
import { compute } from '../testing.ts'
import { formatCode } from './cell-format.ts'

const STYLES = [
  {},
  { format: '#,##0.00;[Red]-#,##0.00', isLocked: false },
  { format: '(0)', alignment: { horizontal: 'center' as const } },
  { format: 'dd/mm/yyyy', alignment: { horizontal: 'right' as const } },
]

const CELLS = {
  A1: { value: 5, style: 1 },
  A2: { value: 'x', style: 2 },
  A3: { value: 'x', style: 3 },
  A4: 'x',
}

describe('CELL', () => {
  it.each([
    ['General', 'G'],
    ['', 'G'],
    ['0', 'F0'],
    ['0.00', 'F2'],
    ['#,##0', ',0'],
    ['#,##0.00', ',2'],
    ['#,##0_);[Red](#,##0)', ',0-'],
    ['$#,##0_);($#,##0)', 'C0'],
    ['$#,##0.00_);[Red]($#,##0.00)', 'C2-'],
    ['#,##0.00 [$€-408]', 'C2'],
    ['0%', 'P0'],
    ['0.00%', 'P2'],
    ['0.00E+00', 'S2'],
    ['# ?/?', 'G'],
    ['(0)', 'F0()'],
    ['m/d/yy', 'D4'],
    ['dd/mm/yyyy h:mm', 'D4'],
    ['d-mmm-yy', 'D1'],
    ['d-mmm', 'D2'],
    ['mmm-yy', 'D3'],
    ['dd/mm', 'D5'],
    ['h:mm:ss AM/PM', 'D6'],
    ['h:mm AM/PM', 'D7'],
    ['h:mm:ss', 'D8'],
    ['hh:mm', 'D9'],
    ['@', 'G'],
  ])('says of the format %s that it is %s', (format, code) => {
    expect(formatCode(format)).toBe(code)
  })

  it.each([
    ['CELL("format",A1)', ',2-'],
    ['CELL("color",A1)', 1],
    ['CELL("color",A2)', 0],
    ['CELL("parentheses",A2)', 1],
    ['CELL("parentheses",A1)', 0],
    ['CELL("protect",A1)', 0],
    ['CELL("protect",A4)', 1],
    ['CELL("prefix",A1)', ''],
    ['CELL("prefix",A2)', '^'],
    ['CELL("prefix",A3)', '"'],
    ['CELL("prefix",A4)', "'"],
    ['CELL("format",A9)', 'G'],
    ['CELL("width",A9)', 8],
    ['CELL("nothing",A9)', '#VALUE!'],
  ])('%s is %s', (formula, expected) => {
    expect(compute(`=${formula}`, CELLS, { styles: STYLES })).toBe(expected)
  })
})
