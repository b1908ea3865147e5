import { describe, expect, it } from 'vitest'
import { compute, type Written } from '../testing.ts'

/** A line of slope 3 with a pattern of four steps on it. */
const PATTERN = [5, -2, 1, -4]
const series = (index: number): number => 100 + 3 * index + (PATTERN[index % 4] ?? 0)

/** Sixteen values from row 1: at 1, 2, 3 … in A, and of a line without a pattern in C. */
const CELLS: Readonly<Record<string, Written>> = Object.fromEntries(
  Array.from({ length: 16 }, (_, index) => [
    [`A${index + 1}`, index + 1],
    [`B${index + 1}`, series(index)],
    [`C${index + 1}`, 7 + 2 * index],
  ]).flat() as [string, Written][],
)

const valueOf = (formula: string, cells = CELLS): number => Number(compute(`=${formula}`, cells))

describe('forecasts by exponential smoothing', () => {
  it('go on with a trend and the pattern that is found in it', () => {
    expect(valueOf('FORECAST.ETS.SEASONALITY(B1:B16,A1:A16)')).toBeCloseTo(4, 6)
    expect(valueOf('FORECAST.ETS(17,B1:B16,A1:A16)')).toBeCloseTo(series(16), 6)
    expect(valueOf('FORECAST.ETS(22,B1:B16,A1:A16,4)')).toBeCloseTo(series(21), 6)
    expect(valueOf('FORECAST.ETS(17.5,B1:B16,A1:A16,4)')).toBeCloseTo(
      (series(16) + series(17)) / 2,
      6,
    )
    expect(valueOf('FORECAST.ETS(20,C1:C16,A1:A16)')).toBeCloseTo(45, 6)
    expect(valueOf('FORECAST.ETS(20,C1:C16,A1:A16,0)')).toBeCloseTo(45, 6)
    expect(valueOf('FORECAST.ETS.SEASONALITY(C1:C16,A1:A16)')).toBeCloseTo(1, 6)
  })

  it('know how sure they are', () => {
    expect(valueOf('FORECAST.ETS.CONFINT(17,B1:B16,A1:A16)')).toBeCloseTo(0, 6)
    expect(valueOf('FORECAST.ETS.STAT(B1:B16,A1:A16,7)')).toBeCloseTo(0, 6)
    expect(valueOf('FORECAST.ETS.STAT(B1:B16,A1:A16,8)')).toBeCloseTo(1, 6)
    const noisy = { ...CELLS, B9: 140 }
    const width = (target: number, level: number) =>
      Number(compute(`=FORECAST.ETS.CONFINT(${target},B1:B16,A1:A16,${level},4)`, noisy))
    expect(width(17, 0.95)).toBeGreaterThan(width(17, 0.5))
    expect(width(20, 0.95)).toBeGreaterThan(width(17, 0.95))
    // Of normal errors 95 % are within 1.96 deviations.
    const deviation = Number(compute('=FORECAST.ETS.STAT(B1:B16,A1:A16,7,4)', noisy))
    expect(width(17, 0.95) / deviation).toBeCloseTo(1.959964, 5)
  })

  it('make up what is missing and put together what is double', () => {
    const { A5: _time, B5: _value, ...gap } = CELLS
    const rows = (column: string) => `VSTACK(${column}1:${column}4,${column}6:${column}16)`
    expect(valueOf(`FORECAST.ETS(20,${rows('C')},${rows('A')},0)`, gap)).toBeCloseTo(45, 6)
    expect(valueOf(`FORECAST.ETS(20,VSTACK(C1:C16,C16+4),VSTACK(A1:A16,A16),0,1,6)`)).toBeCloseTo(
      45,
      6,
    )
    expect(valueOf(`FORECAST.ETS(20,VSTACK(C1:C16,0),VSTACK(A1:A16,A16),0,1,4)`)).toBeCloseTo(45, 6)
  })

  it('count months where points are months apart', () => {
    const months: Readonly<Record<string, Written>> = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        [`A${index + 1}`, `=DATE(2024,${index + 1},1)`],
        [`B${index + 1}`, 10 * index],
      ]).flat() as [string, Written][],
    )
    expect(valueOf('FORECAST.ETS(DATE(2025,3,1),B1:B12,A1:A12)', months)).toBeCloseTo(140, 6)
    expect(valueOf('FORECAST.ETS.STAT(B1:B12,A1:A12,8)', months)).toBeCloseTo(1, 6)
  })

  it('refuse what is no timeline', () => {
    const error = (formula: string) => compute(`=${formula}`, CELLS)
    expect(error('FORECAST.ETS(3,B1:B16,A1:A16)')).toBe('#NUM!')
    expect(error('FORECAST.ETS(20,B1:B16,A1:A15)')).toBe('#N/A')
    expect(error('FORECAST.ETS(20,B1:B16,A1:A16,-1)')).toBe('#NUM!')
    expect(error('FORECAST.ETS(20,B1:B16,A1:A16,8761)')).toBe('#NUM!')
    expect(error('FORECAST.ETS.CONFINT(20,B1:B16,A1:A16,1)')).toBe('#NUM!')
    expect(error('FORECAST.ETS.STAT(B1:B16,A1:A16,9)')).toBe('#NUM!')
    expect(error('FORECAST.ETS(20,B1:B5,{1;2;3;4;9})')).toBe('#NUM!')
  })
})
