import { describe, expect, it } from 'vitest'
import { cellState } from './cell-state.ts'

const NOW = new Date('2026-11-20T22:30:00Z') // 00:30 of the 21st in Athens

describe('cellState', () => {
  it.each([
    [
      'done',
      {
        completedAt: '2026-01-01T10:00:00Z',
        scheduledAt: '3000-01-01T00:00:00Z',
        due: '2026-01-01',
      },
    ],
    ['inactive', { scheduledAt: '3000-01-01T00:00:00Z', due: '2026-01-01' }],
    ['inactive', { scheduledAt: '3000-01-01T02:00:00+02:00', due: null }],
    ['scheduled', { scheduledAt: '2999-12-31T23:59:59Z', due: null }],
    ['scheduled', { scheduledAt: '2026-11-20T22:31:00Z', due: '2026-01-01' }],
    ['overdue', { scheduledAt: '2026-11-20T22:30:00Z', due: null }],
    ['overdue', { due: '2026-11-20' }],
    ['todo', { due: '2026-11-21' }],
    ['todo', { due: null }],
  ])('is %s for %o', (state, trace) => {
    expect(cellState(trace, NOW)).toBe(state)
  })

  it('follows the clock over midnight in Athens', () => {
    expect(cellState({ due: '2026-11-20' }, new Date('2026-11-20T21:59:00Z'))).toBe('todo')
    expect(cellState({ due: '2026-11-20' }, new Date('2026-11-20T22:00:00Z'))).toBe('overdue')
  })
})
