import { expect, it } from 'vitest'
import { readDate } from './date-bounds.ts'
import { writtenDate } from './written-date.ts'

it.each([
  '5/3/2026',
  '05.03.2026',
  '05032026',
  '2026-3-5',
  '2026/03/05',
  '05/03/2026 14:30',
  '5/3/2026 0:00:00',
  '5/3/2026, 2:30 μ.μ.',
  '2026-03-05T00:00:00',
  '2026-03-05 14:30:00.000',
  '2026-03-04T22:30:00Z',
  '5 Μαρτίου 2026',
  '5 ΜΑΡΤΙΟΥ 2026',
  '5η Μάρτη 2026',
  'Πέμπτη, 5 Μαρτίου 2026',
  '05-Μαρ-2026',
  '5 Mar 2026',
  'March 5, 2026',
  '\u200e5/3/2026',
  '０５/０３/２０２６',
])('%j is a date', (written) => {
  expect(readDate(writtenDate(written), {}, '2026-11-22')).toEqual({ date: '2026-03-05' })
})

it.each(['5/3/26', '5 Μαρία 2026', '31/02/2026', 'χθες', '5 2026', '2026'])(
  '%j is none',
  (written) => {
    expect(readDate(writtenDate(written), {}, '2026-11-22').problem).toBeDefined()
  },
)

it('knows every month in both languages', () => {
  const names = (locale: string, month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric' }).format(
        new Date(2026, at, 9, 12),
      ),
    ).map(writtenDate)
  const dates = Array.from({ length: 12 }, (_, at) => `09/${String(at + 1).padStart(2, '0')}/2026`)
  for (const locale of ['el-GR', 'en-GB', 'en-US']) {
    expect([locale, names(locale, 'long')]).toEqual([locale, dates])
    expect([locale, names(locale, 'short')]).toEqual([locale, dates])
  }
})
