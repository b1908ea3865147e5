import { describe, expect, it } from 'vitest'
import { draftOf, draftQuestion, label, options, rows } from '../testing.ts'
import { checkDraft } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { edit, startEditing, type Edit } from './editing.ts'
import type { Editing } from './history.ts'
import { mentionsOf, mentionsOfRow, mentionsOfValue } from './mentions.ts'
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
  const to = (model: string, index = 0): Edit => ({
    type: 'renameRow',
    id: 'ID_0001',
    index,
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
    const positions = (row: string) =>
      mentionsOfRow(draft, question!, row).map(({ of, id, part, isReadable }) =>
        [of, id, part, isReadable].join(' '),
      )
    expect(positions('r1')).toEqual([
      'section 0 Condition true',
      'question ID_0001 Validate true',
      'question ID_0002 Condition true',
      'question ID_0002 Text true',
      'question ID_0003 Condition false',
    ])
    expect(positions('r2')).toEqual(['question ID_0001 Validate true'])
  })

  it('changes nothing else where it cannot be told which is meant', () => {
    const taken = run(startEditing(drawn()), to('r2'))
    expect(allQuestions(taken.draft)[0]?.Rows.map(({ Model }) => Model)).toEqual(['r2', 'r2'])
    expect(allQuestions(taken.draft)[1]?.Condition).toBe(reader.Condition)
    const twice = run(startEditing(drawn({ ...grid, Id: 'ID_0003' })), to('ύπνος'))
    expect(allQuestions(twice.draft)[1]?.Condition).toBe(reader.Condition)
  })
})

describe('changing the value of an option', () => {
  const to = (value: string, index = 0, id = 'ID_0001'): Edit => ({
    ...{ type: 'renameValue', id, index, value },
  })
  const one = draftQuestion({
    ...{ Type: 1, Id: 'ID_0001', Model: 'one', DefaultValue: '1', Validate: 'value != 1' },
    Options: options(1, 2),
  })
  const many = draftQuestion({
    ...{ Type: 2, Id: 'ID_0002', Model: 'many', DefaultValue: 'a, b' },
    Options: options('a', 'b'),
  })
  const drawn = (...Conditions: string[]) =>
    draftOf([
      one,
      many,
      ...Conditions.map((Condition, at) =>
        draftQuestion({ Type: 10, Id: `ID_001${at}`, Model: `t${at}`, Condition }),
      ),
    ])
  const conditionOf = (draft: Draft): string | undefined => allQuestions(draft)[2]?.Condition

  it.each([
    ['one == 1', 'yes', "one == 'yes'"],
    ['1===one && one!=2', '7', '7===one && one!=2'],
    ['one == "1" || 1 + one == 1', 'ά"λφα', 'one == "ά\\"λφα" || 1 + one == 1'],
    ['count(one) == 1 && other == 1 && one == 1', '3', 'count(one) == 1 && other == 1 && one == 3'],
    ['one == 1.0 ? "1" : 1', '5', 'one == 5 ? "1" : 1'],
    ['one > 1 && [1][0] == 1', '5', 'one > 1 && [1][0] == 1'],
    ['one = 1', '5', 'one = 1'],
    [
      'includes([1, "2", "1"], one) && [1] == one',
      '-5',
      'includes([-5, "2", "-5"], one) && [1] == one',
    ],
    [
      'includes(["1", [1]], one) && includes([1], 1)',
      '5',
      'includes(["5", [1]], one) && includes([1], 1)',
    ],
    ['one == -1 || 2 -1 == one', '5', 'one == -1 || 2 -1 == one'],
  ])('follows where it is compared with, and nowhere else: %s', (before, value, after) => {
    const renamed = run(startEditing(drawn(before)), to(value))
    expect(conditionOf(renamed.draft)).toBe(after)
  })

  it.each([
    ['one == -1 && one != - 1', '-2', 'one == -2 && one != -2'],
    ['-1==one || one==1', 'ναι', "'ναι'==one || one==1"],
    ['includes([-1, 1], one) && 3 -1 > one', '5', 'includes([5, 1], one) && 3 -1 > one'],
    ['one == "-1" && one == --1', '5', 'one == "5" && one == --1'],
  ])('follows a value below zero: %s', (before, value, after) => {
    const signed = draftQuestion({
      ...{ Type: 1, Id: 'ID_0001', Model: 'one' },
      Options: options(-1, 1),
    })
    const reader = draftQuestion({ Type: 10, Id: 'ID_0002', Model: 'reader', Condition: before })
    const renamed = run(startEditing(draftOf([signed, reader])), to(value))
    expect(allQuestions(renamed.draft)[1]?.Condition).toBe(after)
  })

  it('follows in its own validation and default, and where it is one of several', () => {
    const before = drawn('includes(many, "a") && many[0] == "a"')
    const renamed = run(startEditing(before), to('5'), to('γ', 0, 'ID_0002'))
    const [first, second] = allQuestions(renamed.draft)
    expect(first).toMatchObject({ DefaultValue: '5', Validate: 'value != 5' })
    expect(second?.DefaultValue).toBe('γ, b')
    expect(conditionOf(renamed.draft)).toBe('includes(many, "γ") && many[0] == "γ"')
  })

  it('follows in the rows of a grid, and as a row of a ranking', () => {
    const grid = draftQuestion({
      ...{ Type: 4, Id: 'ID_0001', Model: 'grid', Options: options(1, 2), Rows: rows('1', 'r2') },
    })
    const rank = draftQuestion({ Type: 7, Id: 'ID_0002', Model: 'rank', Options: options('a') })
    const Condition = 'grid[1] == 1 && grid.r2 == 1 && rank.a == 1'
    const reader = draftQuestion({ Type: 10, Id: 'ID_0003', Model: 'reader', Condition })
    const before = startEditing(draftOf([grid, rank, reader]))
    const renamed = run(before, to('3'), to('b', 0, 'ID_0002'))
    expect(conditionOf(renamed.draft)).toBe('grid[1] == 3 && grid.r2 == 3 && rank.b == 1')
  })

  it('is one step, whatever values are passed on the way', () => {
    const before = drawn('one == 1 && one != 2')
    const typed = run(startEditing(before), to(''), to('2'), to('22'))
    expect(conditionOf(typed.draft)).toBe('one == 22 && one != 2')
    expect(run(typed, { type: 'undo' }).draft).toBe(before)
  })

  it('changes nothing else where it cannot be told which is meant', () => {
    for (const value of ['', ' ', '2', '2.0']) {
      const renamed = run(startEditing(drawn('one == 1')), to(value))
      expect(conditionOf(renamed.draft), value).toBe('one == 1')
      expect(allQuestions(renamed.draft)[0]?.Options[0]?.Value).toBe(value)
    }
  })

  it('is told of wherever it is compared with, in what cannot be parsed too', () => {
    const draft = drawn('one == 1', 'one = 1', 'one > 1')
    expect(
      mentionsOfValue(draft, one, '1').map(({ id, part, isReadable }) => [id, part, isReadable]),
    ).toEqual([
      ['ID_0001', 'Validate', true],
      ['ID_0010', 'Condition', true],
      ['ID_0011', 'Condition', false],
    ])
  })
})

describe('renaming a scale', () => {
  const to = (id: string): Edit => ({ type: 'renameScale', index: 0, id })

  it('renames it where it is a part, as one step', () => {
    const renamed = run(start(), to('s'), to('s2'), to('s22'))
    expect(renamed.draft.Scales.map(({ id, parts }) => [id, ...parts])).toEqual([
      ['s22'],
      ['s2', 's22'],
    ])
    expect(run(renamed, { type: 'undo' }).draft).toBe(draft)
  })
})
