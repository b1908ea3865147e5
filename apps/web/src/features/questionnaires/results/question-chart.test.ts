import { describe, expect, it } from 'vitest'
import { chartOf, hasTexts, type QuestionCounts } from './question-chart.ts'

type Group = QuestionCounts['Groups'][number]

let lastId = 0
const group = (own: Partial<Group> = {}): Group => ({
  Id: (lastId += 1),
  Holds: 'option',
  Text: 'Στοιχείο',
  Key: 'item',
  Row: null,
  Line: null,
  IsOther: false,
  Answered: 5,
  Options: [],
  Numbers: null,
  ...own,
})
const options = (...counts: number[]) =>
  counts.map((Count, place) => ({
    Id: place + 1,
    Text: `Επιλογή ${place + 1}`,
    Value: `${place + 1}`,
    Count,
  }))
const text = (own: Partial<Group> = {}) => group({ Holds: 'text', ...own })
const numbers = { Mean: 4, Low: 2, High: 6, Bins: [{ From: 2, To: 2, Count: 1 }] }

const question = (...Groups: Group[]): QuestionCounts => ({
  Id: 'ID_0001',
  Model: 'q',
  TypeId: 1,
  Section: '',
  Text: 'Ερώτηση',
  Picture: null,
  Answered: 5,
  Groups,
})

describe('chartOf', () => {
  it('shows the pictures that were chosen, alone or several', () => {
    const pictures = options(3, 2).map((one) => ({ ...one, Image: `/${one.Id}` }))
    const expected = { kind: 'choices', parts: [{ image: '/1' }, { image: '/2' }] }
    expect(chartOf(question(group({ Options: pictures })))).toMatchObject(expected)
    const several = pictures.map((one) => group({ Options: [one] }))
    expect(chartOf(question(...several))).toMatchObject(expected)
  })

  it('shows one choice by its options, and several by their groups', () => {
    const one = chartOf(question(group({ Options: options(3, 2) }), text({ IsOther: true })))
    expect(one).toMatchObject({ kind: 'choices', parts: [{ count: 3 }, { count: 2 }] })
    const several = chartOf(
      question(group({ Options: options(4) }), group({ Options: options(1) })),
    )
    expect(several).toMatchObject({ kind: 'choices', parts: [{ count: 4 }, { count: 1 }] })
  })

  it('shows rows of choices as a table, whether one or several may be chosen', () => {
    const single = chartOf(
      question(
        group({ Options: options(1, 4), Row: 'a' }),
        group({ Options: options(2, 3), Row: 'b' }),
      ),
    )
    expect(single).toMatchObject({
      kind: 'matrix',
      columns: ['Επιλογή 1', 'Επιλογή 2'],
      rows: [{ counts: [1, 4] }, { counts: [2, 3] }],
    })
    const cells = ['a', 'a', 'b', 'b'].map((Row, place) => group({ Row, Options: options(place) }))
    expect(chartOf(question(...cells))).toMatchObject({
      kind: 'matrix',
      rows: [
        { key: 'a', counts: [0, 1], of: 5 },
        { key: 'b', counts: [2, 3], of: 5 },
      ],
    })
  })

  it('shows numbers by their parts, and the means of several', () => {
    expect(chartOf(question(text({ Numbers: numbers })))).toEqual({ kind: 'numbers', numbers })
    const several = question(text({ Numbers: numbers }), text({ Numbers: numbers }))
    expect(chartOf(several)).toMatchObject({ kind: 'means', items: [{ numbers }, { numbers }] })
  })

  it('counts nothing of texts', () => {
    expect(chartOf(question(text()))).toEqual({ kind: 'none' })
  })
})

it('texts are those that are no numbers, those beside a choice too', () => {
  expect(hasTexts(question(text()))).toBe(true)
  expect(hasTexts(question(text({ Answered: 0 })))).toBe(false)
  expect(hasTexts(question(text({ Numbers: numbers })))).toBe(false)
  const sheet = { ...question(text(), text({ Numbers: numbers })), TypeId: 26 }
  expect(hasTexts(sheet)).toBe(true)
  expect(chartOf(sheet)).toMatchObject({ kind: 'means', items: [{ numbers }] })
  expect(hasTexts({ ...question(text()), TypeId: 21 })).toBe(true)
  expect(hasTexts(question(group(), text({ IsOther: true, Answered: 1 })))).toBe(true)
})
