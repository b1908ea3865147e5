import { describe, expect, it } from 'vitest'
import type { SheetModel } from '../model/workbook-model.ts'
import { layOutSheet, linesWithin, sizeBetween } from './sheet-layout.ts'

const SHEET: SheetModel = {
  name: 'A',
  visibility: 'visible',
  cells: [
    { row: 0, column: 0, value: 'x' },
    { row: 9, column: 3, value: 1 },
  ],
  columns: [
    { from: 0, to: 0, width: 20 },
    { from: 2, to: 2, isHidden: true },
  ],
  rows: [
    { row: 1, isHidden: true },
    { row: 2, height: 30 },
  ],
  merges: [{ top: 3, left: 0, bottom: 4, right: 1 }],
  frozen: { rows: 1, columns: 1 },
  showsGridLines: true,
  isProtected: false,
  validations: [],
  conditionalFormats: [],
  charts: [],
}
const whole = layOutSheet(SHEET, { sheet: 'A', area: '' })

describe('the layout of a sheet', () => {
  it('has every row and column that is used and not hidden, one after the other', () => {
    expect(whole.columns.map(({ index, start, size }) => [index, start, size])).toEqual([
      [0, 0, 145],
      [1, 145, 64],
      [3, 209, 64],
    ])
    expect(whole.rows.map(({ index }) => index)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(whole.rows[1]).toEqual({ index: 2, start: 24, size: 40 })
    expect(whole.width).toBe(273)
  })

  it('keeps frozen rows and columns, unless nothing else would be left', () => {
    expect([whole.frozenRows, whole.frozenColumns]).toEqual([1, 1])
    const narrow = layOutSheet(SHEET, { sheet: 'A', area: 'A1:A1' })
    expect([narrow.frozenRows, narrow.frozenColumns]).toEqual([0, 0])
  })

  it('shows a part alone', () => {
    const part = layOutSheet(SHEET, { sheet: 'A', area: 'B3:D4' })
    expect(part.rows.map(({ index }) => index)).toEqual([2, 3])
    expect(part.columns.map(({ index }) => index)).toEqual([1, 3])
  })

  it('knows what is written, and what is merged', () => {
    expect(whole.cellAt(9, 3)?.value).toBe(1)
    expect(whole.cellAt(9, 2)).toBeUndefined()
    expect(whole.mergeAt(4, 1)).toEqual({ top: 3, left: 0, bottom: 4, right: 1 })
    expect(whole.mergeAt(5, 1)).toBeUndefined()
  })

  it('finds the lines of a window', () => {
    expect(linesWithin(whole.rows, 30, 90, 0)).toEqual({ first: 1, end: 4 })
    expect(linesWithin(whole.rows, 30, 90, 1)).toEqual({ first: 0, end: 5 })
    expect(linesWithin([], 0, 10, 2)).toEqual({ first: 0, end: 0 })
  })

  it('knows how long lines are together', () => {
    expect(sizeBetween(whole.columns, 0, 3)).toBe(273)
    expect(sizeBetween(whole.columns, 1, 2)).toBe(64)
    expect(sizeBetween(whole.columns, 2, 2)).toBe(0)
    expect(sizeBetween(whole.rows, 3, 90)).toBe(7 * 24)
    expect(sizeBetween([], 0, 9)).toBe(0)
  })

  it('is no larger than what a sheet holds, whatever it merges, keeps in sight or makes wide', () => {
    const everything = { top: 0, left: 0, bottom: 1_048_575, right: 16_383 }
    const hostile = layOutSheet(
      {
        ...SHEET,
        ...{ merges: [everything], frozen: { rows: 1_000_000, columns: 16_000 } },
        columns: Array.from({ length: 20_000 }, () => ({ from: 0, to: 16_383, width: 9 })),
        rows: [{ row: 0, height: 1e300 }],
      },
      { sheet: 'A', area: '' },
    )
    expect([hostile.rows.length, hostile.columns.length]).toEqual([210, 204])
    expect([hostile.frozenRows, hostile.frozenColumns]).toEqual([0, 0])
    expect(hostile.mergeAt(900_000, 9_000)).toEqual(everything)
    expect(Number.isFinite(hostile.height)).toBe(true)
    const tall = { ...SHEET, cells: [{ row: 5_000, column: 0, value: 1 }] }
    const frozen = (rows: number) =>
      layOutSheet({ ...tall, frozen: { rows, columns: 0 } }, { sheet: 'A', area: '' }).frozenRows
    expect([frozen(100), frozen(200)]).toEqual([99, 0])
  })
})
