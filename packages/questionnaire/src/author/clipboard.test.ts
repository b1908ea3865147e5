import { describe, expect, it } from 'vitest'
import { everyTypeDraft } from '../interchange/every-type.testing.ts'
import { draftOf, draftQuestion, label } from '../testing.ts'
import { readClip, writeClip, type Clip } from './clip.ts'
import { readingsOf } from './copy-question.ts'
import type { DraftQuestion } from './draft.ts'
import { findQuestion } from './draft-places.ts'
import { edit, MOST_QUESTIONS, startEditing, type Edit } from './editing.ts'
import type { Editing } from './history.ts'
import { allQuestions } from './new-question.ts'

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
  return { id: 'c1', isCut: false, question, from: { questId: HERE, title: 'Εδώ' }, ...own }
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
    const many = Array.from({ length: MOST_QUESTIONS }, () => draftQuestion({ Type: 22 }))
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
    expect(readingsOf(draft, follows)).toEqual({
      found: [{ model: 'a', text: 'Ερώτηση' }],
      missing: ['c'],
    })
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

  const good = JSON.parse(writeClip(clipOf(draftQuestion({ Type: 1 })))) as { Question: object }
  const withQuestion = (own: object) => ({ ...good, Question: { ...good.Question, ...own } })

  it.each([
    ['', 'nothing'],
    ['Καλημέρα', 'words'],
    ['{', 'half of it'],
    ['[]', 'a list'],
    [JSON.stringify({ ...good, FormatVersion: 2 }), 'a later version'],
    [JSON.stringify({ ...good, Question: null }), 'no question'],
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
    expect(clip?.question).not.toHaveProperty('Surplus')
    expect(clip?.question.Data).toEqual({ Min: 2 })
  })

  it('has a name that can be read, whatever came', () => {
    const odd = draftQuestion({ Type: 10, Model: '1 odd', Text: label('x') })
    expect(shown(run(start('a'), paste(clipOf(odd))))).toEqual(['a', 'q1'])
  })
})
