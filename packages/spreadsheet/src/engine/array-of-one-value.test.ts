import { describe, expect, it } from 'vitest'
import { address, valueAt, workbookOf } from '../testing.ts'

const AREA = { top: 0, left: 0, bottom: 1, right: 0 }

describe('an array formula of one value', () => {
  it.each([
    ['1+1', 2],
    ['SUM({1,2})', 3],
    ['"a"&"b"', 'ab'],
    ['1=1', true],
    ['1/0', '#DIV/0!'],
    ['B1', 0],
  ])('%s fills its area', (formula, expected) => {
    const workbook = workbookOf({ A1: { formula, array: AREA } })
    expect([valueAt(workbook, 'A2'), valueAt(workbook, 'A1')]).toEqual([expected, expected])
  })

  it('shows its new value everywhere', () => {
    const workbook = workbookOf({ A1: { formula: 'B1*2', array: AREA }, B1: 1 })
    expect(valueAt(workbook, 'A2')).toBe(2)
    workbook.set(address('B1'), 5)
    expect(valueAt(workbook, 'A2')).toBe(10)
  })

  it('leaves nothing behind where it spilled before', () => {
    const workbook = workbookOf({ B1: true })
    workbook.set(address('A1'), { formula: 'IF(B1,{1;2},7)' })
    expect(valueAt(workbook, 'A2')).toBe(2)
    workbook.set(address('B1'), false)
    expect([valueAt(workbook, 'A1'), valueAt(workbook, 'A2')]).toEqual([7, null])
  })
})
