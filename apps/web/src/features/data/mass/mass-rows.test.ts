import { describe, expect, it } from 'vitest'
import { countRows, failedTable, inParts, readPaste, valuesOf } from './mass-rows.ts'

describe('a paste of mass data', () => {
  it('has its rows by the headings, each of which is there once', () => {
    const paste = readPaste([
      ['Όνομα', '', 'Όνομα'],
      ['Άννα', '7', 'Β'],
    ])
    expect(paste?.headings).toEqual(['Όνομα', '2', 'Όνομα 3'])
    const [row] = paste?.rows ?? []
    expect(paste && row && valuesOf(paste, row)).toEqual({ Όνομα: 'Άννα', 2: '7', 'Όνομα 3': 'Β' })
    expect(readPaste([['Όνομα']])).toBeUndefined()
  })

  it('is sent in parts, counted, and what failed is told with its reason', () => {
    const paste = readPaste([['a'], ['1'], ['2'], ['3']])
    if (!paste) throw new Error('no rows')
    expect(inParts(paste.rows, 2).map((part) => part.length)).toEqual([2, 1])
    const rows = paste.rows.map((row) =>
      row.row === 2
        ? { ...row, state: 'failed' as const, error: 'όχι' }
        : { ...row, state: row.row === 1 ? ('ok' as const) : ('left' as const) },
    )
    expect(countRows(rows)).toEqual({ ok: 1, failed: 1, left: 1 })
    expect(failedTable({ ...paste, rows }, 'Σφάλμα')).toEqual([
      ['a', 'Σφάλμα'],
      ['2', 'όχι'],
    ])
  })
})
