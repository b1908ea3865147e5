import { expect, it } from 'vitest'
import { ApiError } from '#shared'
import { movedTo, problemOf, refusedAction, rowsOf, startOf, type SeriesRow } from './series.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const [first, second, third] = rowsOf([
  { ActionId: 1, ActionTitle: 'Α', Time: '2026-12-01T08:00:00.000Z', Instead: null },
  {
    ActionId: 2,
    ActionTitle: 'Β',
    Time: '2026-12-08T08:45:00.000Z',
    Instead: '2026-12-08T08:00:00.000Z',
  },
  { ActionId: 3, ActionTitle: 'Γ', Time: null, Instead: '2026-12-15T08:00:00.000Z' },
]) as [SeriesRow, SeriesRow, SeriesRow]

it('shows proposals on the clocks of Athens, and the wanted day where no time was found', () => {
  expect(first).toMatchObject({ date: '2026-12-01', time: '10:00', instead: null, moved: false })
  expect(second).toMatchObject({ date: '2026-12-08', time: '10:45' })
  expect(third).toMatchObject({ date: '2026-12-15', time: null })
  expect(startOf(second)).toBe('2026-12-08T08:45:00.000Z')
  expect(startOf(third)).toBeUndefined()
})

it.each([
  [{ ...first, date: null }, 'date'],
  [third, 'time'],
  [movedTo(first, '2026-11-21T10:00:00.000Z'), 'past'],
  [movedTo(first, '2026-11-21T10:15:00.000Z'), undefined],
  [movedTo(first, '2026-12-08T08:15:00.000Z'), 'twice'],
  [movedTo(first, '2026-12-08T09:15:00.000Z'), 'twice'],
  [movedTo(first, '2026-12-08T08:00:00.000Z'), undefined],
  [{ ...first, date: null, dropped: true }, undefined],
])('finds what is wrong with a row: %#', (row, problem) => {
  expect(problemOf(row, [row, second, third], NOW)).toBe(problem)
})

it('does not hold a row against one that is left out', () => {
  const row = movedTo(first, '2026-12-08T08:45:00.000Z')
  expect(problemOf(row, [row, { ...second, dropped: true }], NOW)).toBeUndefined()
})

it('reads for which meeting a series was refused', () => {
  const sent = [{ ActionId: 7 }, { ActionId: 9 }]
  const overlap = new ApiError(409, { code: 'meeting_overlap', details: { action: 9 } })
  const fields = [{ field: 'Meetings.1.date', rule: 'future', message: '' }]
  expect(refusedAction(overlap, sent)).toBe(9)
  expect(refusedAction(new ApiError(400, { code: 'invalid_input', fields }), sent)).toBe(9)
  expect(refusedAction(new ApiError(0, {}), sent)).toBeUndefined()
  expect(refusedAction(new Error('no answer'), sent)).toBeUndefined()
})
