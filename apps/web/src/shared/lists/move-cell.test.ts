import { describe, expect, it } from 'vitest'
import { moveCell, rangeBetween } from './move-cell.ts'

const extent = { rows: 100, columns: 12, pageRows: 15 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false })

describe('moveCell', () => {
  it.each([
    ['ArrowUp', false, { row: 4, column: 3 }],
    ['ArrowDown', false, { row: 6, column: 3 }],
    ['ArrowLeft', false, { row: 5, column: 2 }],
    ['ArrowRight', false, { row: 5, column: 4 }],
    ['ArrowUp', true, { row: 0, column: 3 }],
    ['ArrowDown', true, { row: 99, column: 3 }],
    ['ArrowLeft', true, { row: 5, column: 0 }],
    ['ArrowRight', true, { row: 5, column: 11 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 11 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 11 }],
    ['PageUp', false, { row: 0, column: 3 }],
    ['PageDown', false, { row: 20, column: 3 }],
  ])('%s (Ctrl: %s)', (key, ctrl, to) => {
    expect(moveCell({ row: 5, column: 3 }, press(key, ctrl), extent)).toEqual(to)
  })

  it('reaches the header from the first row and stays inside the grid', () => {
    expect(moveCell({ row: 0, column: 0 }, press('ArrowUp'), extent)).toEqual({
      row: -1,
      column: 0,
    })
    expect(moveCell({ row: -1, column: 0 }, press('ArrowUp'), extent)).toEqual({
      row: -1,
      column: 0,
    })
    expect(moveCell({ row: 99, column: 11 }, press('PageDown'), extent)).toEqual({
      row: 99,
      column: 11,
    })
    expect(moveCell({ row: -1, column: 2 }, press('PageDown'), extent)).toEqual({
      row: 15,
      column: 2,
    })
  })

  it('stays in the header of an empty grid', () => {
    const empty = { ...extent, rows: 0 }
    for (const key of ['ArrowDown', 'PageDown', 'End', 'Home']) {
      expect(moveCell({ row: -1, column: 0 }, press(key, true), empty)?.row).toBe(-1)
    }
  })

  it('leaves other keys alone', () => {
    expect(moveCell({ row: 0, column: 0 }, press('a'), extent)).toBeUndefined()
    expect(
      moveCell({ row: 0, column: 0 }, { ...press('ArrowLeft'), altKey: true }, extent),
    ).toBeUndefined()
  })
})

describe('rangeBetween', () => {
  it('does not depend on which corner came first', () => {
    const range = { top: 2, bottom: 5, left: 1, right: 4 }
    expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 4 })).toEqual(range)
    expect(rangeBetween({ row: 2, column: 4 }, { row: 5, column: 1 })).toEqual(range)
  })

  it('leaves the header out', () => {
    expect(rangeBetween({ row: -1, column: 0 }, { row: 3, column: 0 }).top).toBe(0)
  })
})
