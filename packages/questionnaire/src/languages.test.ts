import { describe, expect, it } from 'vitest'
import { compileDraft } from './author/compile-draft.ts'
import { languagesOf } from './languages.ts'
import { draftOf, draftQuestion, options } from './testing.ts'

const both = { el: 'Ναι', en: 'Yes' }
const greek = { el: 'Ναι', en: '' }

const languages = (title: typeof both, text: typeof both, option: typeof both) =>
  languagesOf(
    compileDraft({
      ...draftOf([draftQuestion({ Type: 1, Text: text, Options: [{ Value: '1', Text: option }] })]),
      Title: title,
      Sections: draftOf([
        draftQuestion({ Type: 1, Text: text, Options: [{ Value: '1', Text: option }] }),
      ]).Sections.map((section) => ({ ...section, Text: both })),
    }),
  )

describe('the languages of a questionnaire', () => {
  it('are Greek, and English where everything that is read is in English too', () => {
    expect(languages(both, both, both)).toEqual(['el', 'en'])
    expect(languages(greek, both, both)).toEqual(['el'])
    expect(languages(both, greek, both)).toEqual(['el'])
    expect(languages(both, both, greek)).toEqual(['el'])
  })

  it('need no translation of numbers', () => {
    expect(languages(both, both, { el: '10 %', en: '' })).toEqual(['el', 'en'])
    expect(options(1, 2)).toHaveLength(2)
  })
})
