import { expect, it } from 'vitest'
import { cellState } from '#features/actions'
import { shownState } from './shown-state.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

it.each([
  ['2026-11-23T09:00:00.000Z', 'overdue', 'overdue'],
  ['2026-11-23T10:00:00.000Z', 'overdue', 'overdue'],
  ['2026-11-23T10:00:01.000Z', 'planned', 'scheduled'],
] as const)('a planned meeting at %s is %s, as the cell of the grid is', (Time, shown, cell) => {
  expect(shownState({ State: 'planned', Time }, NOW)).toBe(shown)
  expect(cellState({ scheduledAt: Time, due: null }, NOW)).toBe(cell)
})

it.each(['held', 'missed', 'cancelled'] as const)(
  'what was said of a meeting stays: %s',
  (State) => {
    expect(shownState({ State, Time: '2026-11-23T09:00:00.000Z' }, NOW)).toBe(State)
  },
)
