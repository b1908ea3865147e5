import { describe, expect, it } from 'vitest'
import type { Answer } from './answers.ts'
import { questionsOf, type Scale } from './definition.ts'
import { scoreAll } from './scoring.ts'
import { choose, definitionOf, draftQuestion, label, options } from './testing.ts'

const item = (model: string, reversed = false, weight = 1) => ({ model, reversed, weight })

const scale = (own: Partial<Scale> & Pick<Scale, 'id' | 'items'>): Scale => ({
  name: label(own.id),
  method: 'sum',
  parts: [],
  minAnswered: null,
  bands: [],
  ...own,
})

/** Four items from 1 to 5; answers by item, null for none. */
function score(scales: Scale[], given: (number | null)[], hidden: string[] = []) {
  const questions = given.map((_, index) =>
    draftQuestion({ Type: 6, Model: `i${index + 1}`, Options: options(1, 2, 3, 4, 5) }),
  )
  const definition = definitionOf(questions, { Scales: scales })
  const all = questionsOf(definition)
  const answers = new Map<number, Answer>(
    given.flatMap((value, index) =>
      value === null ? [] : [[all[index]?.groups[0]?.id ?? 0, choose(value)] as const],
    ),
  )
  const isVisible = (id: string) => !hidden.includes(all.find((one) => one.id === id)?.model ?? '')
  return scoreAll(definition, answers, isVisible)
}

const four = [item('i1'), item('i2', true), item('i3'), item('i4', true)]

describe('scoring', () => {
  it('adds up, with reversed items from the other end of their range', () => {
    expect(score([scale({ id: 'a', items: four })], [5, 1, 4, 2])).toMatchObject([
      { score: 18, low: 4, high: 20, answered: 4, items: 4 },
    ])
    expect(score([scale({ id: 'a', items: four, method: 'mean' })], [5, 1, 4, 2])).toMatchObject([
      { score: 4.5, low: 1, high: 5 },
    ])
  })

  it('has no score with too few answers, and makes up for missing ones where that is allowed', () => {
    const strict = scale({ id: 'a', items: four })
    expect(score([strict], [5, 1, null, 2])[0]?.score).toBeNull()
    expect(score([{ ...strict, minAnswered: 3 }], [5, 1, null, 2])[0]?.score).toBeCloseTo(
      18.6667,
      3,
    )
    expect(score([{ ...strict, minAnswered: 3 }], [5, null, null, 2])[0]?.score).toBeNull()
  })

  it('leaves hidden questions out of the score and of its range', () => {
    expect(score([scale({ id: 'a', items: four })], [5, 1, 4, 2], ['i4'])).toMatchObject([
      { score: 14, low: 3, high: 15, items: 3 },
    ])
  })

  it('weighs items, and adds subscales', () => {
    const scales = [
      scale({ id: 'a', items: [item('i1', false, 2)] }),
      scale({ id: 'b', items: [item('i2', false, -1)] }),
      scale({ id: 'whole', items: [], parts: ['a', 'b'] }),
    ]
    expect(score(scales, [3, 4]).map((one) => [one.score, one.low, one.high])).toEqual([
      [6, 2, 10],
      [-4, -5, -1],
      [2, -3, 9],
    ])
    expect(score(scales, [3, null])[2]?.score).toBeNull()
  })

  it('names the band, both of whose ends belong to it', () => {
    const band = (from: number, to: number) => ({
      from,
      to,
      name: label(`${from}`),
      text: label(''),
    })
    const banded = scale({ id: 'a', items: [item('i1')], bands: [band(1, 2), band(3, 4)] })
    const nameOf = (value: number | null) => score([banded], [value])[0]?.band?.name.el
    expect([1, 2, 3, 4, 5, null].map(nameOf)).toEqual(['1', '1', '3', '3', undefined, undefined])
  })
})
