import { draftOf, draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { completions, namesOf } from './completions.ts'

const NAMES = [
  { model: 'age', text: 'Πόσων ετών είστε;', question: draftQuestion({ Type: 12 }) },
  {
    model: 'agree',
    text: 'Συμφωνείτε;',
    question: draftQuestion({
      Type: 1,
      Options: [
        { Value: '1', Text: label('Ναι') },
        { Value: '2', Text: label('Όχι') },
      ],
    }),
  },
  {
    model: 'εργασία',
    text: 'Εργάζεστε;',
    question: draftQuestion({ Type: 2, Options: options('full time', 'part time') }),
  },
]

const models = (source: string, caret = source.length) =>
  completions(source, caret, NAMES).list.map(({ model }) => model)

describe('completions', () => {
  it('fit the name before the caret, in whatever case and accents', () => {
    expect(models('x > ag')).toEqual(['age', 'agree'])
    expect(models('ΕΡΓΑΣ')).toEqual(['εργασία'])
    expect(completions('x > ag', 6, NAMES).start).toBe(4)
  })

  it('are found by what is asked too', () => {
    expect(models('συμφων')).toEqual(['agree'])
    expect(models('συ')).toEqual([])
  })

  it('are all of them where nothing is written yet, and not what stands there already', () => {
    expect(models('')).toHaveLength(3)
    expect(models('agree')).toEqual([])
  })

  it('are the values of its options where a choice is compared, found by their texts too', () => {
    expect(models('agree == ')).toEqual(['1', '2'])
    expect(models('age > 3 && agree != όχ')).toEqual(['2'])
    expect(models('includes(εργασία, "par')).toEqual(['"part time"'])
    expect(completions('agree == να', 11, NAMES).start).toBe(9)
    expect(models('agree == 1')).toEqual([])
  })

  it('leave texts and numbers alone', () => {
    expect(models('age == "ag')).toEqual([])
    expect(models('age == 1')).toEqual([])
  })
})

describe('namesOf', () => {
  it('gives a question the same name until it changes', () => {
    const [a, b] = [draftQuestion({ Type: 10 }), draftQuestion({ Type: 10 })]
    const before = namesOf(draftOf([a, b]))
    const after = namesOf(draftOf([a, { ...b, Model: 'other' }]))
    expect(after[0]).toBe(before[0])
    expect(after[1]).toMatchObject({ model: 'other', text: 'Ερώτηση' })
  })
})
