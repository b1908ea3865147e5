import { describe, expect, it } from 'vitest'
import { draftOf, draftQuestion, label, options, rows } from '../testing.ts'
import { checkDraft } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { edit, startEditing, type Edit } from './editing.ts'
import type { Editing } from './history.ts'
import { mentionsOf, mentionsOfRow } from './mentions.ts'
import { refuseModel } from './model-names.ts'
import { allQuestions } from './new-question.ts'

const scale = (id: string, models: readonly string[], parts: readonly string[] = []) => ({
  id,
  name: label(`Κλίμακα ${id}`),
  method: 'sum' as const,
  items: models.map((model) => ({ model, reversed: true, weight: 2 })),
  parts,
  minAnswered: null,
  bands: [],
})

/** Everything that can name `age`, and what looks like it. */
const draft: Draft = {
  ...draftOf([], { Scales: [scale('s1', ['age', 'other']), scale('s2', ['sum'], ['s1'])] }),
  Sections: [
    {
      Text: label('Πρώτη'),
      Condition: '  age>17 ',
      Questions: [
        [
          draftQuestion({ Type: 12, Id: 'ID_0001', Model: 'age', Validate: 'value == age' }),
          draftQuestion({ Type: 12, Id: 'ID_0002', Model: 'other', Condition: 'age = 3' }),
        ],
        [
          draftQuestion({
            Type: 23,
            Id: 'ID_0003',
            Model: 'sum',
            Data: { Expression: "age+ages || 'age'", Min: 1 },
          }),
        ],
        [
          draftQuestion({
            Type: 22,
            Id: 'ID_0004',
            Model: 'words',
            Parametric: true,
            Text: { el: 'Είστε {{age}} ετών, age', en: 'You are {{ age }}' },
          }),
          draftQuestion({ Type: 22, Id: 'ID_0005', Model: 'plain', Text: label('{{age}}') }),
        ],
      ],
    },
    { Text: label('Δεύτερη'), Condition: '', Questions: [] },
  ],
}

const rename = (model: string, id = 'ID_0001'): Edit => ({ type: 'renameQuestion', id, model })
const run = (state: Editing, ...edits: Edit[]): Editing => edits.reduce(edit, state)
const start = (): Editing => startEditing(draft)

describe('renaming a question', () => {
  it('renames it wherever it is named, as it was written there', () => {
    const renamed = run(start(), rename('ηλικία'))
    const [age, other, sum, words, plain] = allQuestions(renamed.draft)
    expect(age).toMatchObject({ Model: 'ηλικία', Validate: 'value == ηλικία' })
    expect(renamed.draft.Sections[0]?.Condition).toBe('  ηλικία>17 ')
    expect(sum?.Data).toEqual({ Expression: "ηλικία+ages || 'age'", Min: 1 })
    expect(words?.Text).toEqual({ el: 'Είστε {{ηλικία}} ετών, age', en: 'You are {{ ηλικία }}' })
    expect(plain?.Text.el).toBe('{{age}}')
    expect(other?.Condition).toBe('age = 3')
    expect(renamed.draft.Scales[0]?.items).toEqual([
      { model: 'ηλικία', reversed: true, weight: 2 },
      { model: 'other', reversed: true, weight: 2 },
    ])
    expect(renamed.draft.Sections[1]).toBe(draft.Sections[1])
  })

  it('is one step, whatever names are passed on the way', () => {
    const typed = run(
      start(),
      ...['o', 'ot', 'oth', 'othe', 'other', 'other_age'].map((name) => rename(name)),
    )
    expect(allQuestions(typed.draft)[0]?.Validate).toBe('value == other_age')
    expect(typed.draft.Scales[0]?.items.map(({ model }) => model)).toEqual(['other_age', 'other'])
    expect(run(typed, { type: 'undo' }).draft).toBe(draft)
    expect(run(typed, { type: 'undo' }, { type: 'redo' }).draft).toBe(typed.draft)
  })

  it('keeps the name where the new one cannot be had', () => {
    for (const name of ['', '1a', 'a b', 'now', 'true', '__proto__', 'other', 'x'.repeat(65)]) {
      expect(run(start(), rename('x'), rename(name)).draft, name).toBe(draft)
    }
    expect(refuseModel(draft, 'ID_0001', 'other')).toBe('duplicate_model')
    expect(refuseModel(draft, 'ID_0001', 'age')).toBeUndefined()
  })

  it('leaves what names another question that is called the same', () => {
    const twice = startEditing(
      draftOf([
        draftQuestion({ Type: 12, Id: 'ID_0001', Model: 'a' }),
        draftQuestion({ Type: 12, Id: 'ID_0002', Model: 'a' }),
        draftQuestion({ Type: 12, Id: 'ID_0003', Model: 'b', Condition: 'a > 1' }),
      ]),
    )
    const renamed = run(twice, rename('c', 'ID_0002'))
    expect(allQuestions(renamed.draft).map(({ Model }) => Model)).toEqual(['a', 'c', 'b'])
    expect(allQuestions(renamed.draft)[2]?.Condition).toBe('a > 1')
  })

  it('leaves a good draft good', () => {
    const good = { ...draft, Sections: draft.Sections.slice(0, 1) }
    const mended = run(
      startEditing(good),
      { type: 'changeQuestion', id: 'ID_0002', change: { Condition: '' } },
      { type: 'changeQuestion', id: 'ID_0003', change: { Data: { Expression: 'age + 1' } } },
      { type: 'changeSection', section: 0, change: { Condition: '' } },
    )
    expect(checkDraft(mended.draft)).toEqual([])
    expect(checkDraft(run(mended, rename('years')).draft)).toEqual([])
  })
})

describe('where a question is named', () => {
  it('is told with what cannot be read, each place once', () => {
    expect(
      mentionsOf(draft, ['age']).map(({ of, id, part, isReadable }) => [of, id, part, isReadable]),
    ).toEqual([
      ['section', '0', 'Condition', true],
      ['question', 'ID_0001', 'Validate', true],
      ['question', 'ID_0002', 'Condition', false],
      ['question', 'ID_0003', 'Expression', true],
      ['question', 'ID_0004', 'Text', true],
      ['scale', 's1', 'Items', true],
    ])
    expect(mentionsOf(draft, ['plain'])).toEqual([])
  })
})

describe('renaming a row', () => {
  const grid = draftQuestion({
    ...{ Type: 4, Id: 'ID_0001', Model: 'grid', Validate: 'value.r1 != value.r2' },
    Rows: rows('r1', 'r2'),
    Options: options(1, 2),
  })
  const reader = draftQuestion({
    ...{ Type: 22, Id: 'ID_0002', Model: 'reader', Condition: 'grid.r1 == 1 || value.r1' },
    Parametric: true,
    Text: label("{{ grid['r1'] }} r1"),
  })
  const drawn = (...others: Draft['Sections'][number]['Questions'][number]) => ({
    ...draftOf([grid, reader, ...others]),
    Sections: [
      {
        Text: label('Α'),
        Condition: 'grid.r1>0',
        Questions: [[grid], [reader], ...others.map((one) => [one])],
      },
    ],
  })
  const to = (model: string, place = 0): Edit => ({
    type: 'renameRow',
    id: 'ID_0001',
    place,
    model,
  })

  it('renames it wherever it is read, as one step', () => {
    const before = drawn()
    const typed = run(startEditing(before), to('r'), to(''), to('r2'), to('ύπνος'))
    const [first, second] = allQuestions(typed.draft)
    expect(first?.Rows.map(({ Model }) => Model)).toEqual(['ύπνος', 'r2'])
    expect(first?.Validate).toBe('value.ύπνος != value.r2')
    expect(second?.Condition).toBe('grid.ύπνος == 1 || value.r1')
    expect(second?.Text.el).toBe("{{ grid['ύπνος'] }} r1")
    expect(typed.draft.Sections[0]?.Condition).toBe('grid.ύπνος>0')
    expect(run(typed, { type: 'undo' }).draft).toEqual(before)
  })

  it('is told of wherever it is read, in what cannot be parsed too', () => {
    const draft = drawn(draftQuestion({ Type: 10, Id: 'ID_0003', Condition: 'grid.r1 = 1' }))
    const [question] = allQuestions(draft)
    const places = (row: string) =>
      mentionsOfRow(draft, question!, row).map(({ of, id, part, isReadable }) =>
        [of, id, part, isReadable].join(' '),
      )
    expect(places('r1')).toEqual([
      'section 0 Condition true',
      'question ID_0001 Validate true',
      'question ID_0002 Condition true',
      'question ID_0002 Text true',
      'question ID_0003 Condition false',
    ])
    expect(places('r2')).toEqual(['question ID_0001 Validate true'])
  })

  it('changes nothing else where it cannot be told which is meant', () => {
    const taken = run(startEditing(drawn()), to('r2'))
    expect(allQuestions(taken.draft)[0]?.Rows.map(({ Model }) => Model)).toEqual(['r2', 'r2'])
    expect(allQuestions(taken.draft)[1]?.Condition).toBe(reader.Condition)
    const twice = run(startEditing(drawn({ ...grid, Id: 'ID_0003' })), to('ύπνος'))
    expect(allQuestions(twice.draft)[1]?.Condition).toBe(reader.Condition)
  })
})

describe('renaming a scale', () => {
  const to = (id: string): Edit => ({ type: 'renameScale', place: 0, id })

  it('renames it where it is a part, as one step', () => {
    const renamed = run(start(), to('s'), to('s2'), to('s22'))
    expect(renamed.draft.Scales.map(({ id, parts }) => [id, ...parts])).toEqual([
      ['s22'],
      ['s2', 's22'],
    ])
    expect(run(renamed, { type: 'undo' }).draft).toBe(draft)
  })
})
