import { describe, expect, it } from 'vitest'
import { readBehind, writeBehind } from '../reports/use-behind.ts'
import { besides, chartNumbers } from './chart-numbers.ts'
import { makePivot } from './pivot.ts'
import {
  categoryOf,
  movedColumn,
  shownColumns,
  sortedRows,
  totalOf,
  valuesOf,
} from './result-columns.ts'
import { readViewSettings, type Result } from './view-settings.ts'

const RESULT: Result = {
  Columns: [
    { Name: 'mentor', Type: 'text' },
    { Name: 'state', Type: 'text' },
    { Name: 'count', Type: 'number' },
  ],
  Rows: [
    ['Άννα', 'ενεργός', 3],
    ['Βασίλης', 'ενεργός', 10],
    ['Άννα', 'αποχώρησε', null],
    ['Βασίλης', 'αποχώρησε', '2'],
  ],
  Truncated: false,
  Ms: 1,
  At: '2026-03-05T10:00:00Z',
}
const PLAIN = readViewSettings({})
const words = (cell: unknown): string => String(cell)

describe('settings of a result', () => {
  it('are read from what another version of the page may have written', () => {
    expect(
      readViewSettings({ hidden: 'mentor', sort: 7, totals: 'yes', values: ['count', 2] }),
    ).toEqual({ ...PLAIN, values: ['count'] })
  })
})

describe('columns of a result', () => {
  it('stand in the order of the settings, those that it does not name behind', () => {
    const settings = readViewSettings({ order: ['count'], hidden: ['state'] })
    expect(shownColumns(RESULT.Columns, settings).map(({ Name }) => Name)).toEqual([
      'count',
      'mentor',
    ])
  })

  it('move by one among those that are shown, and not beyond the ends', () => {
    const settings = readViewSettings({ hidden: ['state'] })
    expect(movedColumn(RESULT.Columns, settings, 'mentor', 1)).toEqual(['state', 'count', 'mentor'])
    expect(movedColumn(RESULT.Columns, settings, 'mentor', -1)).toEqual([
      'mentor',
      'state',
      'count',
    ])
  })

  it('sort numbers as numbers, with empty cells last either way', () => {
    const counts = (descending: boolean) =>
      sortedRows(RESULT, { ...PLAIN, sort: 'count', descending }, 'el').map(([, , count]) => count)
    expect(counts(false)).toEqual(['2', 3, 10, null])
    expect(counts(true)).toEqual([10, 3, '2', null])
  })

  it('are added up where they hold numbers', () => {
    const [mentor, , count] = shownColumns(RESULT.Columns, PLAIN)
    expect(count && totalOf(RESULT.Rows, count)).toBe(15)
    expect(mentor && totalOf(RESULT.Rows, mentor)).toBeUndefined()
  })

  it('are labels and numbers of a chart by themselves', () => {
    expect(categoryOf(RESULT.Columns, PLAIN)?.Name).toBe('mentor')
    expect(valuesOf(RESULT.Columns, PLAIN).map(({ Name }) => Name)).toEqual(['count'])
  })
})

describe('numbers of a chart', () => {
  const [mentor, , count] = RESULT.Columns
  const numbers = chartNumbers(
    RESULT,
    mentor ?? { Name: '', Type: 'text' },
    count ? [count] : [],
    words,
  )

  it('are added up by label', () => {
    expect(numbers).toEqual({
      labels: ['Άννα', 'Βασίλης'],
      sets: [{ label: 'count', data: [3, 12] }],
      left: 0,
    })
  })

  it('are called as their reader reads them, and known by their names', () => {
    const Columns = RESULT.Columns.map((one) => ({ ...one, Label: `${one.Name} en français` }))
    const said = { ...RESULT, Columns }
    const settings = { ...PLAIN, values: ['count'], rows: 'mentor', columns: 'state' }
    const [value] = valuesOf(Columns, settings)
    expect(value).toMatchObject({ Name: 'count' })
    const drawn = chartNumbers(
      said,
      Columns[0] ?? { Name: '', Type: 'text' },
      Columns.slice(2),
      words,
    )
    expect(drawn.sets.map(({ label }) => label)).toEqual(['count en français'])
    expect(makePivot(said, settings)?.rowColumn).toBe('mentor en français')
  })

  it('stand beside those of another period by the same labels', () => {
    const before = {
      labels: ['Βασίλης', 'Γιώργος'],
      sets: [{ label: 'count', data: [1, 2] }],
      left: 0,
    }
    expect(
      besides(numbers, before, (name, isBefore) => (isBefore ? `${name} πριν` : name)),
    ).toEqual({
      labels: ['Άννα', 'Βασίλης', 'Γιώργος'],
      sets: [
        { label: 'count', data: [3, 12, 0] },
        { label: 'count πριν', data: [0, 1, 2] },
      ],
      left: 0,
    })
  })
})

describe('days of two periods', () => {
  it('stand in their order, whichever period they are of', () => {
    const Columns: Result['Columns'] = [
      { Name: 'month', Type: 'date' },
      { Name: 'count', Type: 'number' },
    ]
    const numbersOf = (...Rows: Result['Rows']) =>
      chartNumbers({ ...RESULT, Columns, Rows }, Columns[0]!, [Columns[1]!], (cell) =>
        String(cell).split('-').toReversed().join('/'),
      )
    const now = numbersOf(['2026-11-01', 3])
    const before = numbersOf(['2026-09-01', 1], ['2026-10-01', 2])
    expect(besides(now, before, (name) => name)).toMatchObject({
      labels: ['01/09/2026', '01/10/2026', '01/11/2026'],
      sets: [{ data: [0, 0, 3] }, { data: [1, 2, 0] }],
    })
  })
})

describe('what the address says of the people behind a row', () => {
  it('is read as it was written', () => {
    const behind = { tile: 'state', row: ['active&x', 1, null], open: [1, 2], isBefore: true }
    expect(readBehind(writeBehind(behind))).toEqual(behind)
  })

  it('is nothing where nobody understands it', () => {
    for (const hash of ['', 'behind=a', 'behind=a&row=%7B%7D', 'behind=a&row=[[1]]', 'dTab=mass'])
      expect(readBehind(hash)).toBeUndefined()
  })
})

describe('a pivot', () => {
  it('sets two columns against each other, the row with the most first', () => {
    expect(makePivot(RESULT, PLAIN)).toEqual({
      rowColumn: 'mentor',
      places: [0, 1],
      columnKeys: ['αποχώρησε', 'ενεργός'],
      rows: [
        { key: 'Βασίλης', cells: [2, 10], total: 12 },
        { key: 'Άννα', cells: [undefined, 3], total: 3 },
      ],
      totals: [2, 13],
      total: 15,
    })
  })

  it('takes averages of the rows, in totals too', () => {
    const pivot = makePivot(RESULT, readViewSettings({ function: 'average' }))
    expect(pivot?.totals).toEqual([2, 6.5])
    expect(pivot?.total).toBe(5)
  })

  it('is none of a result with one column of words', () => {
    const one = { ...RESULT, Columns: RESULT.Columns.slice(1) }
    expect(makePivot(one, PLAIN)).toBeUndefined()
  })
})
