import { describe, expect, it } from 'vitest'
import { ERRORS } from '../values/value.ts'
import { showValue } from './show-value.ts'

describe('what a cell shows', () => {
  it.each([
    [1234.5, '#,##0.00', '1.234,50', '1,234.50'],
    [0.125, '0.0%', '12,5%', '12.5%'],
    [46_023, 'dd/mm/yyyy', '01/01/2026', '01/01/2026'],
    [46_023, 'd mmmm yyyy', '1 Ιανουαρίου 2026', '1 January 2026'],
    [46_023, 'mmmm yyyy', 'Ιανουάριος 2026', 'January 2026'],
    [46_143, '[$-408]dddd, mmmm', 'Παρασκευή, Μάιος', 'Παρασκευή, Μάιος'],
    [1234, '[$€-408] #,##0', '€ 1.234', '€ 1.234'],
    [1.5, undefined, '1,5', '1.5'],
    ['λόγος', '0.00', 'λόγος', 'λόγος'],
    [true, undefined, 'ΑΛΗΘΕΣ', 'TRUE'],
    [null, '0.00', '', ''],
    [7.5, '[bad', '7,5', '7.5'],
    [ERRORS['#DIV/0!'], '0', '#DIV/0!', '#DIV/0!'],
    [{ ...ERRORS['#N/A'], shown: 'n/a' }, '0', 'n/a', 'n/a'],
  ])('%s by %s', (value, pattern, greek, english) => {
    expect(showValue(value, pattern, { language: 'el' }).text).toBe(greek)
    expect(showValue(value, pattern, { language: 'en' }).text).toBe(english)
  })

  it('has the colour of the format, and dates from 1904 where the file counts so', () => {
    expect(showValue(-5, '0;[Red]-0', { language: 'el' })).toEqual({
      text: '-5',
      side: 'right',
      colour: '#ff0000',
    })
    expect(showValue(5, '0;[Red]-0', { language: 'el' }).colour).toBeUndefined()
    const from1904 = showValue(46_023 - 1462, 'dd/mm/yyyy', { language: 'el', isDate1904: true })
    expect(from1904.text).toBe('01/01/2026')
  })
})
