import { describe, expect, it } from 'vitest'
import { disagrees, meanScore, rank, scoreTotal, type Ranked } from './application-scores.ts'

const CRITERIA = [
  { Key: 'need', Weight: 50, Max: 10 },
  { Key: 'motive', Weight: 30, Max: 5 },
  { Key: 'plan', Weight: 20, Max: 4 },
]

const one = (id: number, score: number | null, points = {}): Ranked => ({ id, score, points })

describe('scores of applications', () => {
  it('go from nothing to 100, by weight', () => {
    expect(scoreTotal(CRITERIA, {})).toBe(0)
    expect(scoreTotal(CRITERIA, { need: 10, motive: 5, plan: 4 })).toBe(100)
    expect(scoreTotal(CRITERIA, { need: 7, motive: 2, plan: 1 })).toBe(52)
    expect(scoreTotal(CRITERIA, { need: 1, unknown: 10 })).toBe(5)
    expect(scoreTotal([{ Key: 'a', Weight: 1, Max: 3 }], { a: 1 })).toBe(33.33)
  })

  it('are a mean once both are in, and far apart beyond the limit alone', () => {
    expect(meanScore([])).toBeNull()
    expect(meanScore([50])).toBeNull()
    expect(meanScore([50, 50.01])).toBe(50.01)
    expect([disagrees([70, 50], 20), disagrees([70.01, 50], 20)]).toEqual([false, true])
  })

  it('rank by score, then by the rules for ties in their order, then share a rank', () => {
    const ranked = rank(
      [
        one(5, null),
        one(4, 80, { need: 5, motive: 3 }),
        one(3, 90),
        one(2, 80, { need: 5, motive: 4 }),
        one(1, 80, { need: 5, motive: 3 }),
        one(6, 10),
      ],
      ['need', 'motive'],
    )
    expect(ranked.map(({ id, rank: place }) => [id, place])).toEqual([
      ...[
        [3, 1],
        [2, 2],
        [1, 3],
        [4, 3],
      ],
      ...[
        [6, 5],
        [5, null],
      ],
    ])
    const byArrival = rank([one(9, 80), one(4, 80)], ['received'])
    expect(byArrival.map(({ id, rank: place }) => [id, place])).toEqual([
      [4, 1],
      [9, 2],
    ])
  })

  it('rank the same whatever the order in which they come', () => {
    const all = Array.from({ length: 40 }, (_, id) => one(id, id % 7, { need: id % 3 }))
    const straight = rank(all, ['need', 'received'])
    expect(rank(all.toReversed(), ['need', 'received'])).toEqual(straight)
    expect(straight.map(({ rank: place }) => place)).toEqual(straight.map((_, at) => at + 1))
  })
})
