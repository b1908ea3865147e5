import { describe, expect, it } from 'vitest'
import { cellWords, shareWords } from './result-words.ts'

const el = { language: 'el' }

describe('cells of results', () => {
  it('are periods where days are gathered in them, of a moment by the clock of Athens', () => {
    const month = { Type: 'date', Shown: 'month' } as const
    expect(cellWords('2026-08-01', month, el)).toBe('Αύγουστος 2026')
    expect(cellWords('2026-08-01', month, { ...el, isShort: true })).toBe('Αυγ 2026')
    expect(cellWords('2026-07-31T21:00:00Z', { Type: 'time', Shown: 'month' }, el)).toBe(
      'Αύγουστος 2026',
    )
    expect(cellWords('infinity', month, el)).toBe('infinity')
  })

  it('are hundredths with one decimal at most', () => {
    const share = { Type: 'number', Shown: 'share' } as const
    expect(cellWords(98.1, share, el)).toBe('98,1\u00A0%')
    expect(cellWords('98.10', share, el)).toBe('98,1\u00A0%')
    expect(cellWords(100, share, el)).toBe('100\u00A0%')
    expect(shareWords(98.14, 'en')).toBe('98.1%')
  })

  it('are counts without decimals, and other numbers with two', () => {
    expect(cellWords(1234, { Type: 'number' }, el)).toBe('1.234')
    expect(cellWords(2.5, { Type: 'number' }, el)).toBe('2,50')
    expect(cellWords('12345678901234567890', { Type: 'text' }, el)).toBe('12345678901234567890')
  })

  it('are a dash where nothing is', () => {
    expect([null, undefined, ''].map((one) => cellWords(one, { Type: 'text' }, el))).toEqual(
      Array.from({ length: 3 }, () => '–'),
    )
  })
})
