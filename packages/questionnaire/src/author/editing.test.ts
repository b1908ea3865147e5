import { describe, expect, it } from 'vitest'
import { draftOf, draftQuestion, label, options } from '../testing.ts'
import { checkDraft } from './check-draft.ts'
import { compareDrafts } from './compare-drafts.ts'
import type { Draft, DraftOption, DraftQuestion } from './draft.ts'
import { tidyDraft } from './draft-positions.ts'
import { edit, startEditing, type Edit, type QuestionChange } from './editing.ts'
import type { Editing } from './history.ts'
import {
  allQuestions,
  freeId,
  freeModel,
  newOption,
  newQuestion,
  textChange,
  withType,
} from './new-question.ts'
import { draftTypeOf } from './draft-type.ts'

const ALL_TYPES = Array.from({ length: 26 }, (_, index) => (index + 1) as 1 | 26)

const start = (...models: string[]): Editing =>
  startEditing(
    draftOf(
      models.map((Model, index) =>
        draftQuestion({ Type: 10, Model, Id: `ID_${String(index + 1).padStart(4, '0')}` }),
      ),
    ),
  )

const run = (state: Editing, ...edits: Edit[]): Editing => edits.reduce(edit, state)

/** The models by sections and lines. */
const shown = ({ draft }: Pick<Editing, 'draft'>) =>
  draft.Sections.map(({ Questions }) =>
    Questions.map((line) => line.map(({ Model }) => Model).join('+')).join(' '),
  )

const choose = (id: string): Edit => ({ type: 'choose', chosen: { kind: 'question', id } })
const sections = (state: Editing): Editing =>
  run(state, { type: 'choose', chosen: { kind: 'section', section: 0 } }, { type: 'addSection' })

describe('a scale', () => {
  /** As it is typed, key by key, into one new option after the other. */
  const typed = (...texts: string[]): DraftOption[] =>
    texts.reduce<DraftOption[]>((made, text) => {
      let option = newOption(made)
      for (let end = 1; end <= text.length; end++) {
        option = { ...option, ...textChange(option, label(text.slice(0, end))) }
      }
      return [...made, option]
    }, [])

  it('has the values that it shows, where it shows numbers', () => {
    const values = typed('0', '1', '9', '10', '-2', '1,5').map(({ Value }) => Value)
    expect(values).toEqual(['0', '1', '9', '10', '-2', '1.5'])
  })

  it('is numbered from 1 where it shows words, and keeps what its author gave it', () => {
    expect(typed('Ποτέ', '2 φορές', 'Πάντα').map(({ Value }) => Value)).toEqual(['1', '2', '3'])
    const turned = { Value: '5', Text: label('1') }
    expect(textChange(turned, label('10'))).toEqual({ Text: label('10') })
  })
})

describe('two changes of one question, both made from what was on the screen before either', () => {
  const change = (how: QuestionChange): Edit => ({
    type: 'changeQuestion',
    id: 'ID_0001',
    change: how,
  })
  const questionIn = (state: Editing) => allQuestions(state.draft)[0]

  it('leave a picture that arrives and the words that are typed meanwhile', () => {
    const written = run(
      start('a'),
      change(({ Data }) => ({ Data: { ...Data, Image: '/picture' } })),
      change(({ Data }) => ({ Data: { ...Data, Alt: 'Map' } })),
    )
    expect(questionIn(written)?.Data).toEqual({ Image: '/picture', Alt: 'Map' })
  })

  it('leave the picture and the words of one option', () => {
    const withOption = run(start('a'), change({ Options: options(1) }))
    const set = (own: Partial<DraftOption>): Edit =>
      change(({ Options }) => ({ Options: Options.map((one) => ({ ...one, ...own })) }))
    const written = run(withOption, set({ Image: '/picture' }), set({ Text: label('a') }))
    expect(questionIn(written)?.Options).toMatchObject([{ Image: '/picture', Text: label('a') }])
  })
})

describe('a section that is shut', () => {
  const shut = (state: Editing): Editing =>
    run(state, { type: 'openSection', section: 0, open: false })

  it('is kept with the draft, but is no step, and no difference between versions', () => {
    const before = start('a')
    const after = shut(before)
    expect(after.draft.Sections[0]?.open).toBe(false)
    expect(after.past).toEqual([])
    expect(compareDrafts(before.draft, after.draft)).toEqual([])
    expect(tidyDraft(after.draft).Sections[0]?.open).toBe(false)
  })

  it('opens for a question that is chosen or added in it', () => {
    const section = shut(
      run(start('a'), { type: 'choose', chosen: { kind: 'section', section: 0 } }),
    )
    expect(run(section, choose('ID_0001')).draft.Sections[0]?.open).toBe(true)
    const added = run(section, { type: 'addQuestion', questionType: 10 })
    expect(added.draft.Sections[0]?.open).toBe(true)
    const written = run(shut(start('a')), {
      ...{ type: 'changeQuestion', id: 'ID_0001', change: { Required: true } },
    })
    expect(written.draft.Sections[0]?.open).toBe(false)
  })
})

describe('new questions', () => {
  it('have an id of ID_ and four digits that no other has', () => {
    const draft = draftOf([draftQuestion({ Type: 10, Id: 'ID_9999' })])
    expect(freeId(draft)).toBe('ID_0000')
    const two = draftOf([
      draftQuestion({ Type: 10, Id: 'ID_0007' }),
      draftQuestion({ Type: 10, Id: 'other' }),
    ])
    expect(freeId(two)).toBe('ID_0008')
  })

  it('have a name that no other has', () => {
    const draft = draftOf([
      draftQuestion({ Type: 10, Model: 'age' }),
      draftQuestion({ Type: 10, Model: 'age_2' }),
      draftQuestion({ Type: 10, Model: 'q1' }),
    ])
    expect([freeModel(draft), freeModel(draft, 'age'), freeModel(draft, 'name')]).toEqual([
      'q2',
      'age_3',
      'name',
    ])
  })

  it.each(ALL_TYPES)('of type %i need words, and only what nobody else can write', (type) => {
    const empty = newQuestion(draftOf([]), type)
    const question: DraftQuestion = {
      ...empty,
      Text: label('Τι;'),
      Options: empty.Options.map((option) => ({ ...option, Text: label('Αυτό') })),
      Rows: empty.Rows.map((row) => ({ ...row, Text: label('Εκείνο') })),
    }
    const rules = checkDraft(draftOf([question])).map(({ rule }) => rule)
    const expected = { 15: ['alt_missing'], 16: ['alt_missing'], 23: ['expression_missing'] }
    expect(rules).toEqual(expected[type as unknown as 15] ?? [])
  })

  it('lose what another type does not read', () => {
    const calculated = draftQuestion({ Type: 23, Data: { Expression: '1' }, Required: false })
    expect(withType(calculated, 12).Data).toEqual({})
    const choice = draftQuestion({
      Type: 2,
      Options: options(5, 6),
      Data: { Min: 1, Max: 2 },
      Required: true,
    })
    expect(withType(choice, 7)).toMatchObject({ Options: options(5, 6), Data: {}, Required: true })
    expect(withType(choice, 17).Options).toEqual([{ Value: '3', Text: label('') }])
    expect(withType(withType(choice, 17), 1).Options).toHaveLength(2)
    expect(withType(choice, 22)).toMatchObject({ Options: [], Required: false })
    expect(draftTypeOf({ Type: 26 }).form.rows).toBe('inputs')
  })
})

describe('writing a draft', () => {
  it('repairs ids that are missing or taken, and no others', () => {
    const twice = draftOf([
      draftQuestion({ Type: 10, Id: 'ID_0001' }),
      draftQuestion({ Type: 10, Id: 'ID_0001' }),
      draftQuestion({ Type: 10, Id: '' }),
    ])
    const ids = allQuestions(startEditing(twice).draft).map(({ Id }) => Id)
    expect(ids).toEqual(['ID_0001', 'ID_0002', 'ID_0003'])
  })

  it('puts a new question behind what is chosen, and chooses it', () => {
    const state = run(start('a', 'b'), choose('ID_0001'), { type: 'addQuestion', questionType: 1 })
    expect(shown(state)).toEqual(['a q1 b'])
    expect(state.chosen).toEqual({ kind: 'question', id: 'ID_0003' })
    const empty = run(startEditing(draftOf([], { Sections: [] })), {
      type: 'addQuestion',
      questionType: 1,
    })
    expect(shown(empty)).toEqual(['q1'])
  })

  it('goes step by step through lines and sections', () => {
    const down: Edit = { type: 'stepQuestion', id: 'ID_0001', by: 1 }
    const two = sections(start('a', 'b'))
    expect(shown(two)).toEqual(['a b', ''])
    const steps = [two, run(two, down), run(two, down, down), run(two, down, down, down)]
    expect(steps.map(shown)).toEqual([
      ['a b', ''],
      ['b a', ''],
      ['b', 'a'],
      ['b', 'a'],
    ])
    const back = run(two, down, down, { type: 'stepQuestion', id: 'ID_0001', by: -1 })
    expect(shown(back)).toEqual(['b a', ''])
  })

  it('stands side by side, five at most, and leaves again', () => {
    const beside = (id: string, other: string): Edit => ({
      type: 'moveQuestion',
      id,
      target: { beside: other },
    })
    const state = run(start('a', 'b', 'c'), beside('ID_0003', 'ID_0001'))
    expect(shown(state)).toEqual(['a+c b'])
    const out = run(state, { type: 'stepQuestion', id: 'ID_0003', by: -1 })
    expect(shown(out)).toEqual(['c a b'])
    const six = run(
      start('a', 'b', 'c', 'd', 'e', 'f'),
      ...[2, 3, 4, 5, 6].map((n) => beside(`ID_000${n}`, 'ID_0001')),
    )
    expect(shown(six)).toEqual(['a+e+d+c+b f'])
    expect(run(state, beside('ID_0001', 'ID_0001'))).toBe(state)
  })

  it.each<[string, Extract<Edit, { type: 'moveQuestion' }>['target']]>([
    ['behind the one above', { after: 'ID_0001' }],
    ['before the one below', { before: 'ID_0003' }],
    ['to where it is', { before: 'ID_0002' }],
  ])('is no step when a question is dropped %s', (_, target) => {
    const state = start('a', 'b', 'c')
    expect(run(state, { type: 'moveQuestion', id: 'ID_0002', target })).toBe(state)
  })

  it('removes a question with its empty line, and is at the next one', () => {
    const state = run(start('a', 'b'), { type: 'removeQuestion', id: 'ID_0001' })
    expect([shown(state), state.chosen]).toEqual([['b'], { kind: 'question', id: 'ID_0002' }])
    const none = run(state, { type: 'removeQuestion', id: 'ID_0002' })
    expect([shown(none), none.chosen]).toEqual([[''], { kind: 'whole' }])
  })

  it('moves and removes sections', () => {
    const two = sections(start('a'))
    const moved = run(two, { type: 'moveSection', section: 1, by: -1 })
    expect([shown(moved), moved.chosen]).toEqual([['', 'a'], { kind: 'section', section: 0 }])
    expect(shown(run(moved, { type: 'removeSection', section: 0 }))).toEqual(['a'])
    expect(run(two, { type: 'moveSection', section: 1, by: 1 })).toBe(two)
  })

  it('is saved without empty lines and sections', () => {
    const draft: Draft = {
      ...draftOf([]),
      Sections: [
        { Text: label('α'), Condition: '', Questions: [[], [draftQuestion({ Type: 22 })]] },
        { Text: label('β'), Condition: '', Questions: [[]] },
      ],
    }
    expect(tidyDraft(draft).Sections.map(({ Questions }) => Questions.length)).toEqual([1])
  })
})

describe('undo and redo', () => {
  const write = (el: string, field = 'Text.el'): Edit => ({
    type: 'changeQuestion',
    id: 'ID_0001',
    change: { Text: label(el) },
    field,
  })
  const text = ({ draft }: Editing) => allQuestions(draft)[0]?.Text.el

  it('takes back what was typed in one field together, and gives it again', () => {
    const state = run(start('a'), write('α'), write('αβ'), write('γ', 'other'))
    expect(text(run(state, { type: 'undo' }))).toBe('αβ')
    expect(text(run(state, { type: 'undo' }, { type: 'undo' }))).toBe('Ερώτηση')
    expect(text(run(state, { type: 'undo' }, { type: 'undo' }, { type: 'redo' }))).toBe('αβ')
  })

  it('gives nothing again after something else was written', () => {
    const state = run(start('a'), write('α'), { type: 'undo' }, write('β'))
    expect(run(state, { type: 'redo' })).toBe(state)
  })

  it('loses nothing to the types that are passed on the way to one', () => {
    const choice = draftOf([draftQuestion({ Type: 1, Id: 'ID_0001', Options: options(7, 8) })])
    const to = (questionType: 2 | 20): Edit => ({ type: 'changeType', id: 'ID_0001', questionType })
    const state = run(startEditing(choice), to(20), to(2))
    expect(allQuestions(state.draft)[0]).toMatchObject({ Type: 2, Options: options(7, 8) })
    expect(allQuestions(run(state, { type: 'undo' }).draft)[0]?.Type).toBe(1)
  })

  it('begins a step of its own after another choice', () => {
    const state = run(start('a', 'b'), write('α'), choose('ID_0002'), choose('ID_0001'), write('β'))
    expect(text(run(state, { type: 'undo' }))).toBe('α')
  })

  it('shows where something comes back', () => {
    const state = run(start('a', 'b'), { type: 'removeQuestion', id: 'ID_0001' }, { type: 'undo' })
    expect(state.chosen).toEqual({ kind: 'question', id: 'ID_0001' })
    const twice = run(state, { type: 'redo' })
    expect(shown(twice)).toEqual(['b'])
  })

  it('takes back another draft in its place', () => {
    const other = draftOf([draftQuestion({ Type: 10, Model: 'z' })])
    const state = run(start('a'), { type: 'replace', draft: other })
    expect([shown(state), shown(run(state, { type: 'undo' }))]).toEqual([['z'], ['a']])
  })
})

describe('the window of availability', () => {
  const whole = (change: Partial<Draft>): Edit => ({ type: 'changeWhole', change })
  const windowAfter = (...actions: Edit[]) => run(start('a'), ...actions).draft.Window

  it('is 24 hours once there is a time to answer in', () => {
    expect(windowAfter(whole({ WorksOffline: false }))).toBeNull()
    expect(windowAfter(whole({ Duration: 60 }))).toBe(24 * 3_600)
    expect(run(start('a'), whole({ Duration: 60 }), { type: 'undo' }).draft).toMatchObject({
      Duration: null,
      Window: null,
    })
  })

  it('is what its author says, also none', () => {
    expect(windowAfter(whole({ Window: 7_200 }), whole({ Duration: 60 }))).toBe(7_200)
    expect(windowAfter(whole({ Duration: 60, Window: null }))).toBeNull()
    expect(
      windowAfter(whole({ Duration: 60 }), whole({ Window: null }), whole({ Duration: 600 })),
    ).toBeNull()
  })
})

describe('what differs between two drafts', () => {
  it('is nothing for the same', () => {
    const { draft } = start('a', 'b')
    expect(compareDrafts(draft, JSON.parse(JSON.stringify(draft)) as Draft)).toEqual([])
  })

  it('names what came, went, moved and changed', () => {
    const before = start('a', 'b', 'c', 'd')
    const after = run(
      before,
      { type: 'stepQuestion', id: 'ID_0004', by: -1 },
      { type: 'removeQuestion', id: 'ID_0001' },
      { type: 'changeQuestion', id: 'ID_0002', change: { Required: true, Options: options(1) } },
      { type: 'changeWhole', change: { Duration: 60 } },
      { type: 'changeSection', section: 0, change: { Text: label('Νέο', 'New') } },
      choose('ID_0003'),
      { type: 'addQuestion', questionType: 22 },
    )
    expect(
      compareDrafts(before.draft, after.draft).map(({ of, kind, id, fields }) => [
        of,
        kind,
        id,
        ...fields.map((one) => `${one.field}: ${one.before} → ${one.after}`),
      ]),
    ).toEqual([
      ['whole', 'changed', '', 'Duration:  → 60', 'Window:  → 86400'],
      ['section', 'changed', '1', 'Text: Μέρος → Νέο / New'],
      ['question', 'changed', 'ID_0002', 'Required:  → ✓', 'Options:  → 1: Επιλογή 1'],
      ['question', 'moved', 'ID_0004'],
      ['question', 'added', 'ID_0005'],
      ['question', 'removed', 'ID_0001'],
    ])
  })
})
