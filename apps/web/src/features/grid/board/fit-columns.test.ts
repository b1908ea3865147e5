import { describe, expect, it } from 'vitest'
import { fitColumns, MIN_COLUMN_WIDTH } from './fit-columns.ts'
import { FROZEN_WIDTH } from './grid-view.ts'

describe('fitColumns', () => {
  it('shows ten columns where they fit', () => {
    expect(fitColumns(1200, 60)).toEqual({ visible: 10, width: 120 })
  })

  it('shows ten beside names and menu in a window of 1440', () => {
    // The menu and the margins take 280, a scroll bar 15.
    expect(fitColumns(1440 - 280 - 2 - 15 - FROZEN_WIDTH, 60).visible).toBe(10)
  })

  it('shows no more than ten at first, however many would fit', () => {
    expect(fitColumns(4000, 60).visible).toBe(10)
    expect(fitColumns(11 * MIN_COLUMN_WIDTH, 60).visible).toBe(10)
    expect(fitColumns(10 * MIN_COLUMN_WIDTH, 60).visible).toBe(10)
    expect(fitColumns(10 * MIN_COLUMN_WIDTH - 1, 60).visible).toBe(9)
  })

  it('drops columns until the rest fit', () => {
    const fit = fitColumns(700, 60)
    expect(fit.visible).toBe(8)
    expect(fit.visible * fit.width).toBeLessThanOrEqual(700)
    expect((fit.visible + 1) * MIN_COLUMN_WIDTH).toBeGreaterThan(700)
  })

  it('keeps one column in no room at all', () => {
    expect(fitColumns(0, 60)).toEqual({ visible: 1, width: MIN_COLUMN_WIDTH })
  })

  it('does not stretch a few columns over a wide screen', () => {
    expect(fitColumns(2000, 3)).toEqual({ visible: 3, width: 168 })
  })
})
