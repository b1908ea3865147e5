import { expect, it } from 'vitest'
import { readChange, readConflict } from './meeting-conflict.ts'

const AT = '2026-12-01T10:00:00.000Z'
const FREE = '2026-12-01T10:45:00.000Z'

it('reads who is busy and when all are free', () => {
  expect(
    readConflict({
      with: 'mentor',
      name: 'Άννα Ρήγα',
      other: 'Μαρία Άλλη',
      at: AT,
      free: [FREE, 'soon', 7],
    }),
  ).toEqual({
    party: 'mentor',
    name: 'Άννα Ρήγα',
    other: 'Μαρία Άλλη',
    at: AT,
    free: [FREE],
  })
})

it('reads a conflict of which only the party is known', () => {
  expect(readConflict({ with: 'action' })).toEqual({
    party: 'action',
    name: '',
    other: '',
    at: undefined,
    free: [],
  })
})

it.each([{}, { with: null }, { with: 'room', at: AT }, { at: AT, free: [FREE] }])(
  'names nobody in %o',
  (details) => {
    expect(readConflict(details)).toBeUndefined()
  },
)

it('reads who moved a meeting and where to, or that it was cancelled', () => {
  expect(readChange({ at: AT, by: 'Άννα Ρήγα' })).toEqual({ at: AT, by: 'Άννα Ρήγα' })
  expect(readChange({ at: null, by: 7 })).toEqual({ at: null, by: '' })
})
