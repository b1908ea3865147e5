import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileDraft } from '@telemachos/questionnaire/author/compile-draft'
import type { Draft, DraftData, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import type { Label, Scale, TypeId } from '@telemachos/questionnaire/definition'
import { draftOf, draftQuestion } from '@telemachos/questionnaire/testing'
import { neighbourhoodSurvey } from './limesurvey/neighbourhood.testing.ts'
import { writeOwnFile } from './own-format.ts'
import { readFile } from './read-file.ts'
import { FileRefusal } from '../refusal.ts'
import { wellbeingSurvey } from './surveyjs/wellbeing.testing.ts'

/** Drafts of every type of question, with everything that a draft can hold. */

const TYPES = Array.from({ length: 26 }, (_, index) => (index + 1) as TypeId)

const word = fc.string({ maxLength: 12 })
const name = fc.stringMatching(/^[a-zα-ω_]{1,8}$/)
const label: fc.Arbitrary<Label> = fc.record({ el: word, en: word })
const number = fc.integer({ min: -1_000, max: 1_000 })
const count = fc.integer({ min: 1, max: 100 })
const flag = fc.boolean()

const everySetting: { [Key in keyof Required<DraftData>]: fc.Arbitrary<DraftData[Key]> } = {
  Min: number,
  Max: number,
  Step: count,
  Total: number,
  Top: count,
  Lines: count,
  MinLength: count,
  MaxLength: count,
  Pattern: fc.constantFrom('email', 'phone', 'postcode', 'digits', 'letters'),
  Multiple: flag,
  MustBeTrue: flag,
  Expression: word,
  Image: word,
  Alt: word,
  LowText: label,
  HighText: label,
  Accept: fc.array(word, { maxLength: 3 }),
  MaxBytes: count,
}

const question = (Type: TypeId): fc.Arbitrary<DraftQuestion> =>
  fc.record({
    Id: fc.stringMatching(/^ID_\d{4}$/),
    Model: name,
    Type: fc.constant(Type),
    Text: label,
    Help: label,
    Condition: word,
    Validate: word,
    Required: flag,
    Options: fc.array(
      fc.record(
        { Value: word, Text: label, Exclusive: flag, Image: word, Alt: label },
        { requiredKeys: ['Value', 'Text'] },
      ),
      { maxLength: 3 },
    ),
    Other: fc.option(fc.record({ Model: name, Text: label })),
    Rows: fc.array(fc.record({ Model: name, Text: label, Required: flag }), { maxLength: 3 }),
    DefaultValue: word,
    TrueValue: word,
    FalseValue: word,
    Parametric: flag,
    Spreadsheets: fc.array(fc.record({ Id: count, Name: word }), { maxLength: 1 }),
    dontShow: flag,
    Data: fc.record(everySetting, { requiredKeys: [] }),
  })

const scale: fc.Arbitrary<Scale> = fc.record({
  id: name,
  name: label,
  method: fc.constantFrom('sum', 'mean'),
  items: fc.array(fc.record({ model: name, reversed: flag, weight: count }), { maxLength: 3 }),
  parts: fc.array(name, { maxLength: 2 }),
  minAnswered: fc.option(count),
  bands: fc.array(fc.record({ from: number, to: number, name: label, text: label }), {
    maxLength: 2,
  }),
})

/** Drafts in each of which every type of question stands once, in any order. */
const anyDraft: fc.Arbitrary<Draft> = fc
  .tuple(...TYPES.map(question))
  .chain((questions) => fc.shuffledSubarray(questions, { minLength: questions.length }))
  .chain((questions) =>
    fc.record({
      Title: label,
      Sections: fc.tuple(
        fc.record({
          Text: label,
          Condition: word,
          Questions: fc.constant([
            questions.slice(0, 2),
            ...questions.slice(2).map((one) => [one]),
          ]),
        }),
      ),
      Scales: fc.array(scale, { maxLength: 2 }),
      Duration: fc.option(count),
      Window: fc.option(count),
      OnFinish: fc.constantFrom('', '/home'),
      WorksOffline: flag,
    }),
  )

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
          pictures: new Map(),
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
    [{ FormatVersion: 3, Draft: {} }, 'file_newer'],
    [{ FormatVersion: 2, Draft: {}, Pictures: { a: 'b' } }, 'file_shape'],
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
    ['\uFFFD\uFFFD{\0"\0', 'file_encoding'],
    ['{"pages":\n[\0]}', 'file_encoding'],
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
      instead: fc.constantFrom(
        '',
        '"',
        '{',
        '}',
        '<',
        '</row>',
        'null',
        '1',
        '[]',
        '\0',
        'α',
        '\uFFFD',
      ),
    })
    fc.assert(
      fc.property(damage, ({ text, at, length, instead }) => {
        const position = Math.floor(at * text.length)
        const damaged = text.slice(0, position) + instead + text.slice(position + length)
        expect(ruleOf(damaged)).toMatch(/^(file_[a-z_]+)?$/)
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
          expect(compileDraft(draft as Draft).sections.length).toBe(1)
        },
      ),
      { seed: 20261121, numRuns: 300 },
    )
  })
})
