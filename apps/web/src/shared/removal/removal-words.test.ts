import { describe, expect, it } from 'vitest'
import type { Texts } from '../i18n/use-texts.ts'
import { removalWords } from './removal-words.ts'

const t: Texts['t'] = (key, values = {}) =>
  [key.replace('removal.', ''), ...Object.values(values)].join(' ')
const texts: Texts = { language: 'el', t }

describe('what depends on what is removed', () => {
  it('is told by kind, and nothing of what there is none', () => {
    const counts = { Exports: 2, Values: 1234, Views: 0, Conditions: 1 }
    expect(removalWords(counts, true, texts)).toBe(
      'uses Values 1234 1.234 · Conditions 1 1 · Exports 2 2',
    )
    expect(removalWords({ Values: 0 }, true, texts)).toBe('none')
  })

  it('is not said to be nothing where it could not be found out', () => {
    expect(removalWords({ Filters: 0 }, false, texts)).toBe('unknown')
    expect(removalWords({ Filters: 1 }, false, texts)).toBe('unknownBut Filters 1 1')
  })
})
