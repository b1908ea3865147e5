import { describe, expect, it } from 'vitest'
import { periodWords } from './period-words.ts'

describe('periods in words', () => {
  it('are months by their names, in the language of their reader', () => {
    expect(periodWords('2026-08-01', 'month', { language: 'el' })).toBe('Αύγουστος 2026')
    expect(periodWords('2026-08-01', 'month', { language: 'en' })).toBe('August 2026')
    expect(periodWords('2026-08-01', 'month', { language: 'el', isShort: true })).toBe('Αυγ 2026')
  })

  it('are quarters and years', () => {
    expect(periodWords('2026-12-01', 'quarter', { language: 'el' })).toBe('Δ΄ τρίμηνο 2026')
    expect(periodWords('2026-01-01', 'quarter', { language: 'el', isShort: true })).toBe(
      'Α΄ τρ. 2026',
    )
    expect(periodWords('2026-04-01', 'quarter', { language: 'en' })).toBe('Q2 2026')
    expect(periodWords('2026-01-01', 'year', { language: 'el' })).toBe('2026')
  })

  it('are weeks by their first and last days, over the end of a year too', () => {
    expect(periodWords('2026-08-24', 'week', { language: 'el' })).toBe('24/08–30/08/2026')
    expect(periodWords('2026-12-28', 'week', { language: 'el' })).toBe('28/12/2026–03/01/2027')
  })

  it('are nothing of what is no date', () => {
    expect(periodWords('infinity', 'month', { language: 'el' })).toBe('')
  })
})
