import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileDraft } from '../author/compile-draft.ts'
import type { Draft } from '../author/draft.ts'
import { draftOf, draftQuestion } from '../testing.ts'
import { anyDraft } from './drafts.testing.ts'
import { neighbourhoodSurvey } from './limesurvey/neighbourhood.testing.ts'
import { writeOwnFile } from './own-format.ts'
import { readFile } from './read-file.ts'
import { FileRefusal } from './refusal.ts'
import { wellbeingSurvey } from './surveyjs/wellbeing.testing.ts'

const ruleOf = (text: string): string => {
  try {
    readFile(text)
    return ''
  } catch (error) {
    if (error instanceof FileRefusal) return error.rule
    throw error
  }
}

describe('our own file', () => {
  it('loses nothing of a draft of any types', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(readFile(writeOwnFile(draft))).toEqual({
          kind: 'own',
          draft,
          notes: [],
          noteCount: 0,
        })
      }),
      { seed: 20261121, numRuns: 200 },
    )
  })

  it('says what it is, and of which version', () => {
    const draft = draftOf([draftQuestion({ Type: 10 })])
    expect(JSON.parse(writeOwnFile(draft))).toEqual({
      Format: 'telemachos-questionnaire',
      FormatVersion: 1,
      Draft: draft,
    })
  })

  it.each([
    [{ FormatVersion: 2, Draft: {} }, 'file_newer'],
    [{ FormatVersion: '1', Draft: {} }, 'file_shape'],
    [{ FormatVersion: 1 }, 'file_shape'],
    [{ FormatVersion: 1, Draft: [] }, 'file_shape'],
    [{ FormatVersion: 1, Draft: {}, Answers: [] }, 'file_shape'],
  ])('refuses %j', (own, rule) => {
    expect(ruleOf(JSON.stringify({ Format: 'telemachos-questionnaire', ...own }))).toBe(rule)
  })
})

describe('a file that is no questionnaire', () => {
  const document = (inner: string) => `<document>${inner}</document>`

  it.each([
    ['', 'file_empty'],
    [' \n', 'file_empty'],
    ['hello', 'file_unknown'],
    ['[]', 'file_unknown'],
    ['{}', 'file_unknown'],
    ['{"pages": {}}', 'file_unknown'],
    ['{"pages": [', 'file_not_json'],
    ['{"__proto__": {"pages": []}}', 'file_unknown'],
    [`{"pages": ${'['.repeat(50)}${']'.repeat(50)}}`, 'file_too_deep'],
    [`{"pages": ${'['.repeat(400_000)}`, 'file_not_json'],
    [JSON.stringify({ pages: Array.from({ length: 100_001 }, () => 0) }), 'file_too_many_parts'],
    ['<html><body></html>', 'file_not_xml'],
    ['<html></html>', 'file_unknown'],
    [document('<LimeSurveyDocType>Group</LimeSurveyDocType>'), 'file_unknown'],
    [document('<LimeSurveyDocType>Survey</LimeSurveyDocType>').slice(0, -4), 'file_not_xml'],
    [document('&nbsp;'), 'file_not_xml'],
    [document('<a>'.repeat(50) + '</a>'.repeat(50)), 'file_too_deep'],
    [document('<a/>'.repeat(100_001)), 'file_too_many_parts'],
    [`<!DOCTYPE document [<!ENTITY a "aaaa">]>${document('&a;')}`, 'file_has_doctype'],
    [`<!DOCTYPE document SYSTEM "file:///etc/hostname">${document('')}`, 'file_has_doctype'],
  ])('%.60s is refused: %s', (text, rule) => {
    expect(ruleOf(text)).toBe(rule)
  })

  it('is refused as such, whatever is damaged', () => {
    const whole = [JSON.stringify(wellbeingSurvey), neighbourhoodSurvey]
    const damage = fc.record({
      text: fc.constantFrom(...whole),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 40 }),
      instead: fc.constantFrom('', '"', '{', '}', '<', '</row>', 'null', '1', '[]', '\0', 'α'),
    })
    fc.assert(
      fc.property(damage, ({ text, at, length, instead }) => {
        const place = Math.floor(at * text.length)
        ruleOf(text.slice(0, place) + instead + text.slice(place + length))
      }),
      { seed: 20261121, numRuns: 300 },
    )
  })
})

describe('a survey of survey-creator with anything for its settings', () => {
  const elements = wellbeingSurvey.pages.flatMap((page) => page.elements as object[])
  const values = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 1e300, '{age', '<b'))

  it('is read without failing, and can be compiled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...elements),
        fc.nat(20),
        values,
        fc.array(values, { maxLength: 3 }),
        (element, index, value, list) => {
          const keys = [...Object.keys(element), 'choices', 'columns', 'rows', 'rateMax', 'items']
          const key = keys[index % keys.length] ?? ''
          const changed = { ...element, [key]: value }
          const pages = [
            { name: 'p', elements: [...elements, changed, { type: 'matrix', rows: list }] },
          ]
          const { draft } = readFile(JSON.stringify({ pages }))
          compileDraft(draft as Draft)
        },
      ),
      { seed: 20261121, numRuns: 300 },
    )
  })
})
