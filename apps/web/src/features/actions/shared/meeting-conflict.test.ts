import { expect, it } from 'vitest'
import { readConflict } from './meeting-conflict.ts'

const AT = '2026-12-01T10:00:00.000Z'
const FREE = '2026-12-01T10:45:00.000Z'

it('reads who is busy and when all are free', () => {
  expect(readConflict({ with: 'mentor', at: AT, free: [FREE, 'soon', 7] })).toEqual({
    party: 'mentor',
    at: AT,
    free: [FREE],
  })
})

it('reads a conflict of which only the party is known', () => {
  expect(readConflict({ with: 'action' })).toEqual({ party: 'action', at: undefined, free: [] })
})

it.each([{}, { with: null }, { with: 'room', at: AT }, { at: AT, free: [FREE] }])(
  'names nobody in %o',
  (details) => {
    expect(readConflict(details)).toBeUndefined()
  },
)
