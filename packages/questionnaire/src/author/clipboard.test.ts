import { describe, expect, it } from 'vitest'
import { everyTypeDraft } from '../every-type.testing.ts'
import { draftOf, draftQuestion, label } from '../testing.ts'
import { readClip, takeFrom, writeClip, type Clip } from './clip.ts'
import { readingsOf } from './copy-question.ts'
import type { DraftQuestion } from './draft.ts'
import { findQuestion } from './draft-positions.ts'
import { edit, startEditing, type Edit } from './editing.ts'
import type { Editing } from './history.ts'
import { allQuestions } from './new-question.ts'
import { MAX_QUESTIONS } from './paste.ts'

const HERE = 7
const THERE = 8

const start = (...models: string[]): Editing =>
  startEditing(
    draftOf(
      models.map((Model, index) =>
        draftQuestion({ Type: 10, Model, Id: `ID_${String(index + 1).padStart(4, '0')}` }),
      ),
    ),
  )

const run = (state: Editing, ...edits: Edit[]): Editing => edits.reduce(edit, state)
const shown = ({ draft }: Editing) => allQuestions(draft).map(({ Model }) => Model)
const choose = (id: string): Edit => ({ type: 'choose', chosen: { kind: 'question', id } })

function clipOf(question: DraftQuestion | undefined, own: Partial<Clip> = {}): Clip {
  if (!question) throw new RangeError('there is no such question')
  const from = { questId: HERE, title: 'Εδώ' }
  return { id: 'c1', isCut: false, section: null, lines: [[question]], from, ...own }
}

const paste = (clip: Clip): Edit => ({ type: 'paste', clip, questId: HERE })
const copied = (state: Editing, id: string): Edit => paste(clipOf(findQuestion(state.draft, id)))
const cut = (state: Editing, id: string): Edit =>
  paste(clipOf(findQuestion(state.draft, id), { isCut: true }))

describe('copying', () => {
  it('pastes under names of its own, as often as wanted', () => {
    const state = start('a', 'b')
    const once = run(state, copied(state, 'ID_0001'))
    expect(shown(once)).toEqual(['a', 'a_2', 'b'])
    expect(shown(run(once, copied(state, 'ID_0001')))).toEqual(['a', 'a_2', 'a_3', 'b'])
    expect(new Set(allQuestions(once.draft).map(({ Id }) => Id)).size).toBe(3)
  })

  it('lets what a question says of itself follow its new name', () => {
    const own = draftQuestion({ Type: 12, Model: 'age', Validate: "age > 1 && 'age' != b" })
    const state = startEditing(draftOf([own]))
    const pasted = run(state, paste(clipOf(own)))
    expect(allQuestions(pasted.draft)[1]).toMatchObject({
      Model: 'age_2',
      Validate: "age_2 > 1 && 'age' != b",
    })
  })

  it('adds nothing beyond the most that a questionnaire can have', () => {
    const many = Array.from({ length: MAX_QUESTIONS }, () => draftQuestion({ Type: 22 }))
    const state = startEditing(draftOf(many))
    expect(run(state, paste(clipOf(many[0])))).toBe(state)
    expect(run(state, { type: 'addQuestion', questionType: 1 })).toBe(state)
  })
})

describe('cutting', () => {
  it('takes the question from its place only when it is pasted', () => {
    const state = start('a', 'b', 'c')
    const pasted = run(state, choose('ID_0003'), cut(state, 'ID_0001'))
    expect(shown(pasted)).toEqual(['b', 'c', 'a'])
    expect(pasted.chosen).toEqual({ kind: 'question', id: 'ID_0001' })
    expect(shown(run(pasted, { type: 'undo' }))).toEqual(['a', 'b', 'c'])
  })

  it('is no step where it is pasted into its own place, and what was taken back can come again', () => {
    const state = run(start('a', 'b', 'c'), choose('ID_0003'))
    const back = run(run(state, cut(state, 'ID_0001')), { type: 'undo' }, choose('ID_0001'))
    const inPlace = run(back, cut(back, 'ID_0002'))
    expect(inPlace).toBe(back)
    expect(shown(run(inPlace, { type: 'redo' }))).toEqual(['b', 'c', 'a'])
  })

  it('pastes the question as it is by then, and a copy where it has gone', () => {
    const state = start('a', 'b')
    const change: Edit = { type: 'changeQuestion', id: 'ID_0001', change: { Model: 'z' } }
    const changed = run(state, change, choose('ID_0002'), cut(state, 'ID_0001'))
    expect(shown(changed)).toEqual(['b', 'z'])
    const gone = run(state, { type: 'removeQuestion', id: 'ID_0001' }, cut(state, 'ID_0001'))
    expect(shown(gone)).toEqual(['b', 'a'])
    expect(shown(run(state, choose('ID_0001'), cut(state, 'ID_0001')))).toEqual(['a', 'b'])
  })
})

describe('pasting what comes from another questionnaire', () => {
  const from = { questId: THERE, title: 'Εκεί' }
  const asked = draftQuestion({ Type: 10, Model: 'a', Id: 'ID_0001' })
  const follows = draftQuestion({ Type: 10, Model: 'b', Id: 'ID_0002', Condition: 'a == 1 && c' })

  it('gives new ids, and names that are not taken', () => {
    const pasted = run(start('a'), paste(clipOf(asked, { from })))
    expect(shown(pasted)).toEqual(['a', 'a_2'])
    expect(allQuestions(pasted.draft)[1]?.Id).toBe('ID_0002')
    const elsewhere = run(start('x'), paste(clipOf(asked, { from, isCut: true })))
    expect(shown(elsewhere)).toEqual(['x', 'a'])
  })

  it('lets conditions follow the questions that came from there before', () => {
    const before = run(start('a'), paste(clipOf(asked, { from })))
    const both = run(before, paste(clipOf(follows, { from })))
    const last = allQuestions(both.draft).at(-1)
    expect([last?.Model, last?.Condition]).toEqual(['b', 'a_2 == 1 && c'])
    const taken = run(before, { type: 'undo' }, paste(clipOf(follows, { from })))
    expect(allQuestions(taken.draft).at(-1)?.Condition).toBe('a == 1 && c')
  })

  it('says what it reads here, and what is not there', () => {
    const { draft } = start('a', 'x')
    expect(readingsOf(draft, [follows])).toEqual({
      found: [{ model: 'a', text: 'Ερώτηση' }],
      missing: ['c'],
    })
  })
})

describe('several questions, and sections', () => {
  const q = (Id: number, Model: string, own: Partial<DraftQuestion> = {}) =>
    draftQuestion({ Type: 10, Id: `ID_000${Id}`, Model, ...own })
  const section = (words: string, Condition: string, ...Questions: DraftQuestion[][]) => ({
    ...{ Text: label(words), Condition, Questions },
  })
  const written = (): Editing =>
    startEditing({
      ...draftOf([]),
      Sections: [
        section('Α', '', [q(1, 'a'), q(2, 'b', { Condition: 'a > 1' })], [q(3, 'c')]),
        section('Β', 'c == 1', [q(4, 'd', { Condition: 'e || a' })], [q(5, 'e')]),
      ],
    })
  const taken = (state: Editing, chosen: Editing['chosen'], selected: string[], own: object = {}) =>
    paste({
      ...{ id: 'c1', isCut: false, from: { questId: HERE, title: 'Εδώ' } },
      ...takeFrom(state.draft, chosen, selected)!,
      ...own,
    })
  const lines = ({ draft }: Editing) =>
    draft.Sections.map(({ Questions }) =>
      Questions.map((line) => line.map(({ Model }) => Model).join('+')).join(' '),
    )
  const question = (id: string): Editing['chosen'] => ({ kind: 'question', id })

  it('are copied on their lines, and read each other under their new names', () => {
    const state = run(written(), choose('ID_0003'))
    const pasted = run(state, taken(state, question('ID_0004'), ['ID_0005', 'ID_0001', 'ID_0002']))
    expect(lines(pasted)).toEqual(['a+b c a_2+b_2 d_2 e_2', 'd e'])
    const [, b, d] = allQuestions(pasted.draft).slice(3)
    expect([b?.Condition, d?.Condition]).toEqual(['a_2 > 1', 'e_2 || a_2'])
    expect(pasted.chosen).toEqual(allQuestions(pasted.draft)[6] && question('ID_0009'))
    expect(run(pasted, { type: 'undo' }).draft).toBe(state.draft)
  })

  it('are moved as they are by then when they were cut, and leave nothing empty behind', () => {
    const state = run(written(), choose('ID_0003'))
    const clip = taken(state, question('ID_0004'), ['ID_0005', 'ID_0001'], { isCut: true })
    const moved = run(state, clip)
    expect(lines(moved)).toEqual(['b c a d e'])
    expect(allQuestions(moved.draft).map(({ Id }) => Id)).toEqual([
      'ID_0002',
      'ID_0003',
      'ID_0001',
      'ID_0004',
      'ID_0005',
    ])
    // Onto themselves they are not put.
    expect(run(state, choose('ID_0005'), clip).draft).toBe(state.draft)
    const gone = run(state, { type: 'removeQuestion', id: 'ID_0004' }, clip)
    expect(lines(gone)).toEqual(['b c a d e'])
  })

  it('are a section with its heading and condition', () => {
    const chosen = { kind: 'section' as const, section: 1 }
    const state = run(written(), { type: 'choose', chosen: { kind: 'section', section: 0 } })
    const copy = run(state, taken(state, chosen, []))
    expect(lines(copy)).toEqual(['a+b c', 'd_2 e_2', 'd e'])
    expect(copy.draft.Sections[1]).toMatchObject({ Text: label('Β'), Condition: 'c == 1' })
    expect(copy.draft.Sections[1]?.Questions[0]?.[0]?.Condition).toBe('e_2 || a')
    expect(copy.chosen).toEqual({ kind: 'section', section: 1 })
    const first = run(
      state,
      choose('ID_0005'),
      taken(state, { kind: 'section', section: 0 }, [], { isCut: true }),
    )
    expect(lines(first)).toEqual(['d e', 'a+b c'])
    expect(first.chosen).toEqual({ kind: 'section', section: 1 })
  })

  it('come from elsewhere with names of their own, in their section’s condition too', () => {
    const there = startEditing({
      ...draftOf([]),
      Sections: [section('Γ', 'a == 2 && x', [q(1, 'a'), q(2, 'z', { Condition: 'a' })])],
    })
    const clip = taken(there, { kind: 'section', section: 0 }, [], {
      ...{ from: { questId: THERE, title: 'Εκεί' }, isCut: true },
    })
    const pasted = run(written(), clip)
    expect(pasted.draft.Sections.map(({ Condition }) => Condition)).toContain('a_2 == 2 && x')
    expect(allQuestions(pasted.draft).find(({ Model }) => Model === 'z')?.Condition).toBe('a_2')
  })

  it('leave their source with what is beside them chosen', () => {
    const removed = (chosen: string, ...ids: string[]) =>
      run(written(), choose(chosen), { type: 'removeQuestions', ids: new Set(ids) })
    const first = removed('ID_0001', 'ID_0001', 'ID_0002')
    expect([lines(first), first.chosen]).toEqual([['c', 'd e'], question('ID_0003')])
    const last = removed('ID_0005', 'ID_0004', 'ID_0005')
    expect([lines(last), last.chosen]).toEqual([['a+b c'], question('ID_0003')])
    expect(removed('ID_0003', 'ID_0004').chosen).toEqual(question('ID_0003'))
  })

  it('are not taken where nothing is chosen, nor put where there is no room', () => {
    const state = written()
    expect(takeFrom(state.draft, { kind: 'whole' }, ['ID_0001'])).toBeUndefined()
    const many = startEditing(
      draftOf(Array.from({ length: MAX_QUESTIONS - 1 }, () => draftQuestion({ Type: 22 }))),
    )
    expect(run(many, taken(state, question('ID_0001'), ['ID_0002']))).toBe(many)
    expect(run(many, taken(state, question('ID_0001'), []))).not.toBe(many)
  })

  it('lose nothing as text', () => {
    const state = written()
    const own = { id: 'c1', isCut: true, from: { questId: HERE, title: 'Εδώ' } }
    for (const chosen of [question('ID_0003'), { kind: 'section', section: 1 }] as const) {
      const clip = { ...own, ...takeFrom(state.draft, chosen, ['ID_0001'])! }
      expect(readClip(writeClip(clip))).toEqual(clip)
    }
  })
})

describe('a clip as text', () => {
  it.each(allQuestions(everyTypeDraft).map((question) => [question.Type, question] as const))(
    'loses nothing of a question of type %i',
    (_, question) => {
      const clip = clipOf(question, { isCut: true })
      expect(readClip(writeClip(clip))).toEqual(clip)
    },
  )

  const good = JSON.parse(writeClip(clipOf(draftQuestion({ Type: 1 })))) as {
    Lines: [{ Questions: [object] }]
  }
  const withQuestion = (own: object) => ({
    ...good,
    Lines: [{ Questions: [{ ...good.Lines[0].Questions[0], ...own }] }],
  })

  it.each([
    ['', 'nothing'],
    ['Καλημέρα', 'words'],
    ['{', 'half of it'],
    ['[]', 'a list'],
    [JSON.stringify({ ...good, FormatVersion: 3 }), 'a later version'],
    [JSON.stringify({ ...good, Lines: [] }), 'no line'],
    [JSON.stringify({ ...good, Lines: [{ Questions: [] }] }), 'no question'],
    [
      JSON.stringify({
        ...good,
        Lines: [{ Questions: Array(6).fill(good.Lines[0].Questions[0]) }],
      }),
      'more than a line takes',
    ],
    [JSON.stringify({ ...good, Section: { Text: 'x' } }), 'no section'],
    [JSON.stringify(withQuestion({ Type: 27 })), 'no such type'],
    [JSON.stringify(withQuestion({ Text: 'x' })), 'no label'],
    [JSON.stringify(withQuestion({ Options: [1] })), 'no option'],
    [JSON.stringify(withQuestion({ Data: { Min: '1' } })), 'a number as text'],
    [JSON.stringify(withQuestion({ Data: { Pattern: 'constructor' } })), 'no pattern'],
    [JSON.stringify(withQuestion({ Condition: 'x'.repeat(4_001) })), 'more than is taken'],
  ])('is not made of %.40s: %s', (text) => {
    expect(readClip(text)).toBeUndefined()
  })

  it('takes only what belongs to a question', () => {
    const text = JSON.stringify(withQuestion({ Surplus: 1, Data: { Surplus: 1, Min: 2 } }))
    const clip = readClip(text)
    expect(clip?.lines[0]?.[0]).not.toHaveProperty('Surplus')
    expect(clip?.lines[0]?.[0]?.Data).toEqual({ Min: 2 })
  })

  it('has a name that can be read, whatever came', () => {
    const odd = draftQuestion({ Type: 10, Model: '1 odd', Text: label('x') })
    expect(shown(run(start('a'), paste(clipOf(odd))))).toEqual(['a', 'q1'])
  })
})
