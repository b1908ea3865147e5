import { describe, expect, it } from 'vitest'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import { allQuestions } from '@telemachos/questionnaire/author/new-question'
import { readFile } from '../read-file.ts'

const read = (calculatedValues: unknown, element: object = {}) => {
  const number = { type: 'text', inputType: 'number' }
  const elements = [
    { ...number, name: 'height' },
    { ...number, name: 'weight' },
    { type: 'comment', name: 'more', ...element },
  ]
  const { draft, notes } = readFile(JSON.stringify({ title: 'τ', elements, calculatedValues }))
  const questions = allQuestions(draft as Draft)
  return {
    draft: draft as Draft,
    more: questions.find(({ Model }) => Model === 'more'),
    last: questions.at(-1),
    notes: notes
      .filter(({ part }) => part.startsWith('calculatedValues'))
      .map(({ part, reason }) => `${part.slice(18)}: ${reason}`),
  }
}

const bmi = { name: 'bmi', expression: '{weight} / ({height} * {height})' }

describe('calculated values', () => {
  it('are written out where their names are read', () => {
    const { draft, more, notes } = read([bmi], {
      visibleIf: '{bmi} > 25 and {weight} > 1',
      title: 'Δείκτης {bmi}',
    })
    const source = 'weight / (height * height)'
    expect(more?.Condition).toBe(`(${source}) > 25 && weight > 1`)
    expect(more).toMatchObject({ Parametric: true, Text: { el: `Δείκτης {{ (${source}) }}` } })
    expect(notes).toEqual(['bmi: written_out'])
    expect(checkDraft(draft)).toEqual([])
  })

  it('may build on each other, in any order', () => {
    const twice = { name: 'twice', expression: '{one} * 2' }
    const { more, notes } = read([twice, { name: 'one', expression: '{weight}' }], {
      visibleIf: '{twice} > 3',
    })
    expect(more?.Condition).toBe('(weight * 2) > 3')
    expect(notes).toEqual(['one: written_out', 'twice: written_out'])
  })

  it('are calculated questions where they are part of the result', () => {
    const { draft, more, last, notes } = read([{ ...bmi, includeIntoResult: true }], {
      visibleIf: '{bmi} > 25',
    })
    expect(more?.Condition).toBe('bmi > 25')
    expect(last).toMatchObject({
      Model: 'bmi',
      Type: 23,
      Data: { Expression: 'weight / (height * height)' },
    })
    expect(notes).toEqual(['bmi: other_type'])
    expect(checkDraft(draft)).toEqual([])
  })

  it.each([
    [
      'what cannot be said here',
      [{ name: 'x', expression: 'displayValue("more")' }],
      ['x: expression'],
    ],
    [
      'a circle',
      [
        { name: 'x', expression: '{y}' },
        { name: 'y', expression: '{x}' },
      ],
      ['x: expression', 'y: expression'],
    ],
    ['one without a name', [{ expression: '1' }], [': malformed']],
    ['one without an expression', [{ name: 'x' }], ['x: malformed']],
    ['what is none', ['x', 1, null], [': malformed', ': malformed']],
  ])('are listed as left out: %s', (_, values, expected) => {
    const { more, notes } = read(values, { visibleIf: '{x} > 1' })
    expect(more?.Condition).toBe('')
    expect(notes.filter((note) => note !== '')).toEqual(expected)
  })

  it('do not grow without end', () => {
    const values = Array.from({ length: 40 }, (_, index) => ({
      name: `v${index + 1}`,
      expression: index === 0 ? '{weight}' : `{v${index}} + {v${index}}`,
    }))
    const { draft, notes } = read(values, { visibleIf: '{v40} > 1' })
    expect(notes).toHaveLength(40)
    expect(JSON.stringify(draft).length).toBeLessThan(20_000)
  })
})
