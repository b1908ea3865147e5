import { draftOf, draftQuestion } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { completions, namesOf } from './completions.ts'

const NAMES = [
  { model: 'age', text: 'Πόσων ετών είστε;' },
  { model: 'agree', text: 'Συμφωνείτε;' },
  { model: 'εργασία', text: 'Εργάζεστε;' },
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
    expect(after[1]).toEqual({ model: 'other', text: 'Ερώτηση' })
  })
})
