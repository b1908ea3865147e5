import { describe, expect, it } from 'vitest'
import { missingLanguages, textIn } from './text-by-language.ts'

describe('a text by language', () => {
  it('is shown as it is written in a language, else in the default one, else in any', () => {
    const both = { el: 'Δράσεις', en: 'Actions' }
    expect([textIn(both, 'el'), textIn(both, 'en')]).toEqual(['Δράσεις', 'Actions'])
    expect(textIn({ el: 'Δράσεις' }, 'en')).toBe('Δράσεις')
    expect(textIn({ el: 'Δράσεις', en: '  ' }, 'en')).toBe('Δράσεις')
    expect(textIn({ el: '', en: 'Actions' }, 'el')).toBe('Actions')
    expect(textIn({}, 'en')).toBe('')
  })

  it('is missing where it is written in another language alone', () => {
    expect(missingLanguages({ el: 'Δράσεις', en: 'Actions' })).toEqual([])
    expect(missingLanguages({ el: 'Δράσεις', en: ' ' })).toEqual(['en'])
    expect(missingLanguages({ en: 'Actions' })).toEqual(['el'])
    expect(missingLanguages({ el: '', en: '' })).toEqual([])
  })
})
