import { describe, expect, it } from 'vitest'
import { proposedAnswers, readMicrodataAnswers } from './microdata-answers.ts'
import { askedMicrodata, readMicrodataForm } from './microdata-form.ts'

const FORM = {
  Questions: [
    {
      Id: 1,
      Text: 'Εργάζεται',
      Texts: { en: 'Works' },
      Required: true,
      Options: [
        { Id: 11, Label: 'Ναι' },
        { Id: 12, Label: 'Όχι' },
      ],
    },
    { Id: 2, Text: 'Από', Type: 6, Child: true, ConditionId: 11, DefaultField: 'since' },
    { Id: 3, Text: 'Γιατί', Child: true, ConditionId: 11, ConditionInverse: true },
    { Id: 4, Text: 'Μέρες μετά', Type: 3, ConditionId: 2, DefaultValue: '5' },
    { Id: 1, Text: 'again' },
    'no question',
  ],
}
const TODAY = '2026-11-24'
const QUESTIONS = readMicrodataForm(FORM, 'el')
const ids = (answers: Record<string, string>) =>
  askedMicrodata(QUESTIONS, answers).map(({ Id }) => Id)

describe('readMicrodataForm', () => {
  it('reads questions in the language, each id once, and nothing else', () => {
    expect(QUESTIONS.map(({ Id, Type, Child }) => [Id, Type, Child])).toEqual([
      ['1', 1, false],
      ['2', 6, true],
      ['3', 2, true],
      ['4', 3, false],
    ])
    expect(readMicrodataForm(FORM, 'en')[0]?.Text).toBe('Works')
    expect(readMicrodataForm(FORM, 'en')[1]?.Text).toBe('Από')
    for (const none of [null, [], {}, { Questions: {} }]) {
      expect(readMicrodataForm(none, 'el')).toEqual([])
    }
  })
})

describe('askedMicrodata', () => {
  it('asks by options that were chosen and questions that were answered, and by the opposite', () => {
    expect(ids({})).toEqual(['1', '3'])
    expect(ids({ '1': '11' })).toEqual(['1', '2'])
    expect(ids({ '1': '11', '2': '2026-01-01' })).toEqual(['1', '2', '4'])
    // What is not asked counts for nothing.
    expect(ids({ '1': '12', '2': '2026-01-01' })).toEqual(['1', '3'])
  })
})

describe('readMicrodataAnswers', () => {
  const read = (answers: Record<string, string>, final = false) =>
    readMicrodataAnswers(QUESTIONS, answers, { final, today: TODAY })

  it('leaves out what is not asked, and requires of a final form alone', () => {
    expect(read({ '3': ' κάτι ', '2': '01/02/2026' })).toEqual({
      values: { '3': 'κάτι' },
      faults: [],
    })
    expect(read({}, true).faults).toEqual([{ id: '1', rule: 'required' }])
  })

  it('names each answer that is wrong', () => {
    expect(read({ '1': '11', '2': '2026-02-30', '4': '1', '9': 'x' }).faults).toEqual([
      { id: '9', rule: 'unknown_field' },
      { id: '2', rule: 'date' },
    ])
    expect(read({ '1': '13' }).faults).toEqual([{ id: '1', rule: 'invalid_value' }])
    expect(read({ '3': 'x'.repeat(501) }).faults).toEqual([{ id: '3', rule: 'too_big' }])
    expect(read({ '1': '11', '2': '2026-02-01', '4': 'many' }).faults).toEqual([
      { id: '4', rule: 'number' },
    ])
  })
})

describe('proposedAnswers', () => {
  it('takes the field where it fits, and the fixed value otherwise', () => {
    expect(proposedAnswers(QUESTIONS, { since: '2025-05-01' }, TODAY)).toEqual({
      '2': '2025-05-01',
      '4': '5',
    })
    expect(proposedAnswers(QUESTIONS, { since: 'once' }, TODAY)).toEqual({ '4': '5' })
  })

  it('takes places by their codes, and the region of a municipality where a region is asked for', () => {
    const place = (Id: string, Type: number) => ({ Id, Type, DefaultField: 'home' })
    const questions = readMicrodataForm({ Questions: [place('r', 7), place('m', 8)] }, 'el')
    expect(proposedAnswers(questions, { home: 'kallikratis:2011:9325' }, TODAY)).toEqual({
      r: 'kallikratis-regions:2011:13',
      m: 'kallikratis:2011:9325',
    })
    expect(proposedAnswers(questions, { home: 'kallikratis-regions:2011:13' }, TODAY)).toEqual({
      r: 'kallikratis-regions:2011:13',
    })
  })
})

describe('a gender that is proposed', () => {
  const question = (Options: object[]) =>
    readMicrodataForm(
      { Questions: [{ Id: 1, Text: 'Φύλο', DefaultField: 'gender', Options }] },
      'el',
    )

  it('is the option that says the same, whether words or codes are stored', () => {
    const words = question([
      { Id: 11, Label: 'Άνδρας' },
      { Id: 12, Label: 'Γυναίκα' },
    ])
    const codes = question([
      { Id: 5301, Label: 'Άρρεν' },
      { Id: 5302, Label: 'Θήλυ' },
    ])
    for (const gender of ['5302', 'Γυναίκα', 'ΘΗΛΥ']) {
      expect(proposedAnswers(words, { gender }, TODAY)).toEqual({ '1': '12' })
      expect(proposedAnswers(codes, { gender }, TODAY)).toEqual({ '1': '5302' })
    }
    expect(proposedAnswers(words, { gender: 'κάτι' }, TODAY)).toEqual({})
  })
})
