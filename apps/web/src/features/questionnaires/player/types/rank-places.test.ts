import type { Group } from '@telemachos/questionnaire/definition'
import { describe, expect, it } from 'vitest'
import { placeBeside, placesAfter, type Ranked } from './rank-places.ts'

const item = (id: number, place: number | null): Ranked => ({
  place,
  group: { id, options: [1, 2, 3].map((one) => ({ id: one })) } as unknown as Group,
})

describe('a ranking', () => {
  const items = [item(10, 1), item(11, 2), item(12, null)]

  it.each([
    [
      'swaps two',
      11,
      1,
      [
        [10, 2],
        [11, 1],
      ],
    ],
    ['gives a free place', 12, 3, [[12, 3]]],
    [
      'takes a place from another, who has none then',
      12,
      1,
      [
        [10, null],
        [12, 1],
      ],
    ],
    ['takes a place back', 10, null, [[10, null]]],
    ['leaves what is so already', 10, 1, []],
  ])('%s', (_, id, place, changes) => {
    expect(placesAfter(items, id, place)).toEqual(changes)
  })

  it.each([
    [11, 'up', 1],
    [10, 'up', undefined],
    [10, 'down', 2],
    [12, 'up', 3],
    [12, 'down', undefined],
  ] as const)('moves %i %s to %s', (id, direction, place) => {
    expect(placeBeside(items, id, direction)).toBe(place)
  })
})
