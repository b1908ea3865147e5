import { expect, it } from 'vitest'
import { readConflict } from './meeting-conflict.ts'

const AT = '2026-12-01T10:00:00.000Z'

it('reads who is busy and when all are free', () => {
  expect(
    readConflict({
      conflict: { kind: 'mentor', name: 'Νίκος Ρήγας', at: AT },
      free: ['2026-12-01T10:45:00.000Z', 'soon', 7],
    }),
  ).toEqual({ kind: 'mentor', name: 'Νίκος Ρήγας', at: AT, free: ['2026-12-01T10:45:00.000Z'] })
})

it.each([
  undefined,
  null,
  'x',
  {},
  { conflict: null },
  { conflict: { kind: 'room', at: AT } },
  { conflict: { kind: 'mentee', at: 'x' } },
])('names no conflict in %o', (details) => {
  expect(readConflict(details)).toBeUndefined()
})
