import { describe, expect, it } from 'vitest'
import { address, plain, workbookOf, type Written } from '../testing.ts'
import { isGrid } from '../values/value.ts'

const SALES: Readonly<Record<string, Written>> = {
  ...{ A1: 'City', B1: 'Year', C1: 'Product', D1: 'Sales', E1: 'Pieces' },
  ...{ A2: 'Patra', B2: 2025, C2: 'Oil', D2: 10, E2: 1 },
  ...{ A3: 'Volos', B3: 2025, C3: 'Oil', D3: 20, E3: 2 },
  ...{ A4: 'PATRA', B4: 2026, C4: 'Soap', D4: 30, E4: 3 },
  ...{ A5: 'Volos', B5: 2026, C5: 'Oil', D5: 40, E5: 4 },
  ...{ A6: 'Patra', B6: 2026, C6: 'Oil', D6: 60, E6: 5 },
}

/** The rows that a formula beside the sales gives, or its error. */
function rowsOf(formula: string): unknown {
  const result = workbookOf(SALES).evaluate(`=${formula}`, address('Z1'))
  if (!isGrid(result)) return plain(result)
  return Array.from({ length: result.rows }, (_, row) =>
    Array.from({ length: result.columns }, (_cell, column) => plain(result.at(row, column))),
  )
}

describe('GROUPBY', () => {
  it('sums groups up in the order of their names, whatever their case, with a total', () => {
    const expected = [
      ['Patra', 100],
      ['Volos', 60],
      ['Total', 160],
    ]
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM)')).toEqual(expected)
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,LAMBDA(x,SUM(x)))')).toEqual(expected)
    expect(rowsOf('_xlfn.GROUPBY(A2:A6,D2:D6,_xleta.SUM)')).toEqual(expected)
    // A text above numbers is a head, which is not counted.
    expect(rowsOf('GROUPBY(A1:A6,D1:D6,SUM)')).toEqual(expected)
  })

  it('shows heads as field_headers says', () => {
    expect(rowsOf('GROUPBY(A1:A6,D1:D6,SUM,3,0)')).toEqual([
      ['City', 'Sales'],
      ['Patra', 100],
      ['Volos', 60],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,2,0)')).toEqual([
      ['Row Field 1', 'Value 1'],
      ['Patra', 100],
      ['Volos', 60],
    ])
    expect(rowsOf('GROUPBY(A1:A6,D1:D6,COUNTA,0,0)')).toEqual([
      ['City', 1],
      ['Patra', 3],
      ['Volos', 2],
    ])
    expect(rowsOf('GROUPBY(A1:A6,D1:D6,SUM,4)')).toBe('#VALUE!')
  })

  it('adds subtotals, at the end or at the top', () => {
    expect(rowsOf('GROUPBY(A2:B6,D2:D6,SUM,,2)')).toEqual([
      ['Patra', 2025, 10],
      ['Patra', 2026, 90],
      ['Patra', '', 100],
      ['Volos', 2025, 20],
      ['Volos', 2026, 40],
      ['Volos', '', 60],
      ['Grand Total', '', 160],
    ])
    expect(rowsOf('GROUPBY(A2:B6,D2:D6,SUM,,-2)')).toEqual([
      ['Grand Total', '', 160],
      ['Patra', '', 100],
      ['Patra', 2025, 10],
      ['Patra', 2026, 90],
      ['Volos', '', 60],
      ['Volos', 2025, 20],
      ['Volos', 2026, 40],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,-1)')).toEqual([
      ['Total', 160],
      ['Patra', 100],
      ['Volos', 60],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,2)')).toBe('#VALUE!')
  })

  it('sorts by fields and values, within a hierarchy or across a table', () => {
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,0,-1)')).toEqual([
      ['Volos', 60],
      ['Patra', 100],
    ])
    expect(rowsOf('GROUPBY(A2:B6,D2:D6,SUM,,0,{-2})')).toEqual([
      ['Patra', 2026, 90],
      ['Patra', 2025, 10],
      ['Volos', 2026, 40],
      ['Volos', 2025, 20],
    ])
    expect(rowsOf('GROUPBY(A2:B6,D2:D6,SUM,,0,3)')).toEqual([
      ['Volos', 2025, 20],
      ['Volos', 2026, 40],
      ['Patra', 2025, 10],
      ['Patra', 2026, 90],
    ])
    expect(rowsOf('GROUPBY(A2:B6,D2:D6,SUM,,0,2,,1)')).toEqual([
      ['Patra', 2025, 10],
      ['Volos', 2025, 20],
      ['PATRA', 2026, 90],
      ['Volos', 2026, 40],
    ])
    expect(rowsOf('GROUPBY(A2:B6,D2:D6,SUM,,2,,,1)')).toBe('#VALUE!')
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,0,4)')).toBe('#VALUE!')
  })

  it('counts what the filter lets through', () => {
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,,,C2:C6="Oil")')).toEqual([
      ['Patra', 70],
      ['Volos', 60],
      ['Total', 130],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,,,C2:C6="None")')).toBe('#CALC!')
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,SUM,,,,C2:C5="Oil")')).toBe('#VALUE!')
    expect(rowsOf('GROUPBY(A2:A5,D2:D6,SUM)')).toBe('#VALUE!')
  })

  it('gives functions of two arguments all values as the second', () => {
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,PERCENTOF)')).toEqual([
      ['Patra', 0.625],
      ['Volos', 0.375],
      ['Total', 1],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,LAMBDA(x,y,SUM(x)/MAX(y)),,0)')).toEqual([
      ['Patra', 100 / 60],
      ['Volos', 1],
    ])
    expect(rowsOf('GROUPBY(A2:A6,C2:C6,ARRAYTOTEXT,,0)')).toEqual([
      ['Patra', 'Oil, Soap, Oil'],
      ['Volos', 'Oil, Oil'],
    ])
  })

  it('takes several functions and values', () => {
    expect(rowsOf('GROUPBY(A2:A6,D2:E6,SUM,,0)')).toEqual([
      ['Patra', 100, 9],
      ['Volos', 60, 6],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,HSTACK(SUM,LAMBDA(x,MAX(x))),,0)')).toEqual([
      ['', 'SUM', 'CUSTOM1'],
      ['Patra', 100, 60],
      ['Volos', 60, 40],
    ])
    expect(rowsOf('GROUPBY(A2:A6,D2:D6,VSTACK(SUM,COUNT),,0)')).toEqual([
      ['Patra', 'SUM', 100],
      ['Patra', 'COUNT', 3],
      ['Volos', 'SUM', 60],
      ['Volos', 'COUNT', 2],
    ])
  })
})

describe('PIVOTBY', () => {
  it('sums groups up along two axes, with what has no records left empty', () => {
    expect(rowsOf('PIVOTBY(A2:A6,C2:C6,D2:D6,SUM)')).toEqual([
      ['', 'Oil', 'Soap', 'Total'],
      ['Patra', 70, 30, 100],
      ['Volos', 60, '', 60],
      ['Total', 130, 30, 160],
    ])
    expect(rowsOf('PIVOTBY(A2:A6,B2:B6,D2:D6,SUM,,0,-2,0,-1)')).toEqual([
      ['', 2026, 2025],
      ['Patra', 90, 10],
      ['Volos', 40, 20],
    ])
    expect(rowsOf('PIVOTBY(,B2:B6,D2:D6,SUM,,,,0)')).toEqual([
      [2025, 2026],
      [30, 130],
    ])
  })

  it('adds subtotals of columns and shows heads', () => {
    expect(rowsOf('PIVOTBY(A2:A6,B2:C6,D2:D6,SUM,,0,,2)')).toEqual([
      ['', 2025, 2025, 2026, 2026, 2026, 'Grand Total'],
      ['', 'Oil', '', 'Oil', 'Soap', '', ''],
      ['Patra', 10, 10, 60, 30, 90, 100],
      ['Volos', 20, 20, 40, '', 40, 60],
    ])
    expect(rowsOf('PIVOTBY(A1:A6,B1:B6,D1:D6,SUM,3)')).toEqual([
      ['', 'Year', '', ''],
      ['', 2025, 2026, 'Total'],
      ['City', 'Sales', 'Sales', 'Sales'],
      ['Patra', 10, 90, 100],
      ['Volos', 20, 40, 60],
      ['Total', 30, 130, 160],
    ])
  })

  it('compares with the column, the row or all', () => {
    const shares = (relativeTo: string) =>
      rowsOf(`PIVOTBY(A2:A6,B2:B6,D2:D6,PERCENTOF,,,,,,${relativeTo})`)
    expect(shares('')).toEqual([
      ['', 2025, 2026, 'Total'],
      ['Patra', 10 / 30, 90 / 130, 100 / 160],
      ['Volos', 20 / 30, 40 / 130, 60 / 160],
      ['Total', 1, 1, 1],
    ])
    expect(shares(',1')).toEqual([
      ['', 2025, 2026, 'Total'],
      ['Patra', 0.1, 0.9, 1],
      ['Volos', 20 / 60, 40 / 60, 1],
      ['Total', 30 / 160, 130 / 160, 1],
    ])
    expect(shares(',2')).toEqual([
      ['', 2025, 2026, 'Total'],
      ['Patra', 10 / 160, 90 / 160, 100 / 160],
      ['Volos', 20 / 160, 40 / 160, 60 / 160],
      ['Total', 30 / 160, 130 / 160, 1],
    ])
    expect(shares(',5')).toBe('#VALUE!')
  })
})
