import { describe, expect, it } from 'vitest'
import {
  askedSections,
  missingDocuments,
  readAnswers,
  readApplicationForm,
  withoutEmail,
} from './application-form.ts'

const NOW = { now: new Date('2026-11-24T10:00:00Z'), today: '2026-11-24' }

const FORM = [
  'no section',
  { Title: 'Empty', Questions: {} },
  {
    Title: 'Στοιχεία',
    Titles: { en: 'Details' },
    Questions: {
      iban: { Order: 3, Validation: 'iif(isIban(value), 0, 1)' },
      afm: { Order: 2, Label: 'ΑΦΜ', Labels: { en: 'Tax number' }, Required: true },
      works: { Order: 1, Options: ['yes', { Value: 'no', Label: 'Όχι' }, {}, 7] },
      place: { Order: 4, Show: "application.works == 'yes'", Required: true },
      town: { Order: 5, Show: "application.place == 'Αθήνα'" },
      branch: { Order: 6, Options: ['a', 'b'], Filter: "option == 'a'" },
      broken: { Order: 7, Validation: 'nothing(' },
      terms: { Order: 8, Type: 'yesno', Required: true },
    },
  },
]

describe('an application form', () => {
  const sections = readApplicationForm(FORM, 'en')

  it('is read in a language, its questions in their order, whatever else is there', () => {
    expect(sections.map(({ Title }) => Title)).toEqual(['Details'])
    const names = sections[0]?.Questions.map(({ Name }) => Name)
    expect(names?.slice(0, 3)).toEqual(['works', 'afm', 'iban'])
    expect(sections[0]?.Questions[1]).toMatchObject({ Label: 'Tax number', Type: 'afm' })
    expect(sections[0]?.Questions[0]?.Options.map(({ Value }) => Value)).toEqual(['yes', 'no', '7'])
    expect(readApplicationForm('{}', 'el')).toEqual([])
  })

  it('asks what its conditions let through; what is not asked counts for nothing', () => {
    const asked = (answers: Record<string, string>) =>
      askedSections(sections, answers, NOW.now).flatMap(({ Questions }) =>
        Questions.map(({ Name }) => Name),
      )
    expect(asked({ works: 'yes', place: 'Αθήνα' })).toContain('town')
    expect(asked({ works: 'no', place: 'Αθήνα' })).not.toContain('town')
  })

  it('names each answer that is wrong, and keeps the right ones', () => {
    const read = readAnswers(
      sections,
      {
        works: 'no',
        place: 'x',
        afm: '094429813',
        iban: 'GR1',
        branch: 'b',
        broken: '1',
        odd: '1',
      },
      NOW,
    )
    expect(Object.fromEntries(read.faults.map(({ name, rule }) => [name, rule]))).toEqual({
      odd: 'unknown_field',
      afm: 'afm',
      iban: 'answer_refused',
      branch: 'invalid_value',
      broken: 'answer_refused',
      terms: 'required',
    })
    expect(read.values).toEqual({ works: 'no' })
    const right = { works: 'yes', place: 'Αθήνα', afm: '094429812', terms: '1' }
    expect(readAnswers(sections, right, NOW)).toEqual({ values: right, faults: [] })
    const long = readAnswers(sections, { ...right, town: 'x'.repeat(4001) }, NOW)
    expect(long.faults).toEqual([{ name: 'town', rule: 'too_big' }])
  })

  it('takes a birth date that was answered before, and judges another one', () => {
    const form = readApplicationForm(
      [{ Questions: { birth_date: { Order: 1, Type: 'date' } } }],
      'el',
    )
    const read = (birth_date: string, stored?: string) =>
      readAnswers(
        form,
        { birth_date },
        { ...NOW, ...(stored && { stored: { birth_date: stored } }) },
      )
    const fault = { faults: [{ name: 'birth_date', rule: 'birth_date' }] }
    expect(read('31/12/1905')).toMatchObject(fault)
    expect(read('30/12/1905', '1905-12-31')).toMatchObject(fault)
    expect(read('31/12/1905', '1905-12-31')).toEqual({
      ...{ values: { birth_date: '1905-12-31' }, faults: [] },
    })
  })

  it('asks for documents, of which one may come later, and says which are missing', () => {
    const documents = readApplicationForm(
      [
        {
          Questions: {
            works: { Order: 1 },
            identity: { Order: 2, Type: 'Document', Required: true },
            payslip: {
              Order: 3,
              Type: 'document',
              Later: true,
              Show: "application.works == 'yes'",
            },
            photo: { Order: 4, Type: 'document' },
            other_email: { Order: 5, Type: 'email' },
          },
        },
      ],
      'el',
    )
    const missing = (answers: Record<string, string>) =>
      missingDocuments(documents, answers, NOW.now).map(({ Name }) => Name)
    expect(missing({ works: 'yes' })).toEqual(['identity', 'payslip'])
    expect(missing({ works: 'no', identity: 'id.pdf' })).toEqual([])
    expect(readAnswers(documents, { works: 'yes' }, NOW).faults).toEqual([
      { name: 'identity', rule: 'required' },
    ])
    expect(
      withoutEmail(documents, { email: 'a@b.gr', other_email: 'c@d.gr', works: 'yes' }),
    ).toEqual({ works: 'yes' })
  })

  it('refuses an answer by a test that is named', () => {
    const named = (Validation: string, value: string, more: Record<string, string> = {}) =>
      readAnswers(
        readApplicationForm([{ Questions: { q: { Validation }, born: {}, gender: {} } }], 'el'),
        { q: value, ...more },
        NOW,
      ).faults.length
    expect(named('isIban', 'GR16 0110 1250 0000 0001 2300 695')).toBe(0)
    expect(named('isIban', 'GR17 0110 1250 0000 0001 2300 695')).toBe(1)
    expect(named('isPostcode', '104 31')).toBe(0)
    expect(named('isPhone', '210 123 4567')).toBe(0)
    expect(named('isAfm', '094429813')).toBe(1)
    expect(named('constructor', '7')).toBe(1)
    const whole = 'iif(isAmka(value, application.born, application.gender), 0, 1)'
    expect(named(whole, '01013099997', { born: '1930-01-01', gender: '5301' })).toBe(0)
    expect(named(whole, '01013099997', { born: '1930-01-02' })).toBe(1)
    expect(named(whole, '01013099997', { gender: 'Γυναίκα' })).toBe(1)
    expect(named(whole, '01013099997')).toBe(0)
  })
})
