import { describe, expect, it } from 'vitest'
import { checkDraft } from './author/check-draft.ts'
import { compileDraft } from './author/compile-draft.ts'
import { languageNote } from './author/draft-languages.ts'
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

  it('are English alone where nothing is in Greek but perhaps the title', () => {
    const english = { el: '', en: 'Yes' }
    const draft = (title: typeof both, section: typeof both, text = english) => ({
      ...draftOf([]),
      Title: title,
      Sections: [
        {
          Text: section,
          Condition: '',
          Questions: [
            [draftQuestion({ Type: 1, Text: text, Options: [{ Value: '1', Text: english }] })],
          ],
        },
      ],
    })
    for (const title of [english, greek, both]) {
      const written = draft(title, english)
      expect(checkDraft(written)).toEqual([])
      expect(languageNote(written)).toBe('englishOnly')
      const version = compileDraft(written)
      expect(languagesOf(version)).toEqual(['en'])
      expect(version.sections[0]?.questions[0]?.text).toEqual({ el: 'Yes', en: 'Yes' })
    }
    const mixed = draft(both, both)
    expect(checkDraft(mixed).map(({ rule }) => rule)).toEqual([
      'text_missing',
      'option_text_missing',
    ])
    const empty = draft(both, english, { el: ' ', en: '' })
    expect(checkDraft(empty).map(({ rule }) => rule)).toEqual(['text_missing'])
    expect(languageNote(draft(both, greek, greek))).toBe('englishPartial')
  })

  it('have a note only where some of the English is missing', () => {
    const of = (text: typeof both) =>
      languageNote(draftOf([draftQuestion({ Type: 10, Text: text })]))
    expect(of(greek)).toBeUndefined()
    expect(languageNote({ ...draftOf([]), Title: both })).toBeUndefined()
  })
})
