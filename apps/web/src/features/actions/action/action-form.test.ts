import { describe, expect, it } from 'vitest'
import { readObject } from '@telemachos/rules/json-object'
import { brokenRule, dataFrom, readForm, validateForm, valuesFrom } from './action-form.ts'

const FORM = readForm(
  JSON.stringify({
    form: [
      { name: 'goal', label: { el: 'Στόχος', en: 'Goal' }, type: 'textarea', required: true },
      { name: 'hours', label: 'Ώρες', type: 'number' },
      { name: 'day', label: { el: 'Ημέρα' }, type: 'date' },
      {
        name: 'way',
        type: 'select',
        options: ['bus', { value: 'car', label: { el: 'Αυτοκίνητο', en: 'Car' } }, {}],
      },
      { name: 'agree', label: 'Ναι', type: 'checkbox', required: true },
      { label: 'no name', type: 'text' },
      'nonsense',
    ],
  }),
)

describe('readForm', () => {
  it('reads fields and leaves out what is none', () => {
    expect(FORM.map((field) => [field.name, field.type, field.required])).toEqual([
      ['goal', 'textarea', true],
      ['hours', 'number', false],
      ['day', 'date', false],
      ['way', 'select', false],
      ['agree', 'checkbox', true],
    ])
    expect(FORM[2]?.label).toEqual({ el: 'Ημέρα', en: '' })
    expect(FORM[3]?.options).toEqual([
      { value: 'bus', label: { el: 'bus', en: '' } },
      { value: 'car', label: { el: 'Αυτοκίνητο', en: 'Car' } },
    ])
  })

  it.each(['', 'null', '[]', '{}', '{"form":3}'])('has no fields in %s', (data) => {
    expect(readForm(data)).toEqual([])
  })
})

describe('valuesFrom and dataFrom', () => {
  it('shows saved data as people write it, and reads it back unchanged', () => {
    const data = { goal: 'Πτυχίο', hours: 2.5, day: '2026-03-05', way: 'car', agree: true }
    const values = valuesFrom(FORM, data, 'el')
    expect(values).toEqual({
      goal: 'Πτυχίο',
      hours: '2,5',
      day: '05/03/2026',
      way: 'car',
      agree: true,
    })
    expect(dataFrom(FORM, values)).toEqual(data)
  })

  it('leaves out what breaks a rule, and saves an emptied field as null', () => {
    const values = { goal: ' ', hours: '2,5,1', day: '31/02/2026', agree: false }
    expect(dataFrom(FORM, values)).toEqual({ goal: null, agree: false })
  })
})

describe('validateForm', () => {
  it('names each field with the rule that it breaks, in order', () => {
    const errors = validateForm(FORM, { goal: '  ', hours: 'δύο', day: '5/3/26', agree: false })
    expect(errors.map(({ field, rule }) => [field.name, rule])).toEqual([
      ['goal', 'required'],
      ['hours', 'not_a_number'],
      ['day', 'not_a_date'],
      ['agree', 'required'],
    ])
  })

  it('accepts an optional field that is empty', () => {
    expect(validateForm(FORM, { goal: 'α', hours: '', day: '', agree: true })).toEqual([])
  })

  it.each([
    ['3', undefined],
    ['-3.25', undefined],
    ['1.234,50', undefined],
    ['1.2.3', 'not_a_number'],
    ['1e9', 'not_a_number'],
    ['', undefined],
  ])('takes %s as a number: %s', (text, rule) => {
    const [field] = readForm(JSON.stringify({ form: [{ name: 'n', type: 'number' }] }))
    expect(field && brokenRule(field, text)).toBe(rule)
  })
})

it('saves numbers and dates as every other form reads them', () => {
  const form = readForm(
    JSON.stringify({
      form: [
        { name: 'n', type: 'number' },
        { name: 'd', type: 'date' },
      ],
    }),
  )
  const saved = (n: string, d: string) => dataFrom(form, { n, d })
  expect(saved('1.000', '05032026')).toEqual({ n: 1000, d: '2026-03-05' })
  expect(saved('2.000,5', '5.3.2026')).toEqual({ n: 2000.5, d: '2026-03-05' })
  for (const language of ['el', 'en'] as const) {
    const data = { n: 1.125, d: '2026-03-05' }
    expect(dataFrom(form, valuesFrom(form, data, language))).toEqual(data)
  }
})

describe('readObject', () => {
  it.each(['[1]', 'x', '"text"', 'null'])('gives an empty object for %s', (json) => {
    expect(readObject(json)).toEqual({})
  })
})
