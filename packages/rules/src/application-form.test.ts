import { describe, expect, it } from 'vitest'
import { askedSections, readAnswers, readApplicationForm } from './application-form.ts'

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
})
