import type { Group } from '@telemachos/questionnaire/definition'
import { describe, expect, it } from 'vitest'
import { placeAt, placeBeside, placesAfter, placesBetween, type Ranked } from './rank-places.ts'

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

  const all = [item(10, 1), item(11, 2), item(12, 3), item(13, null)]
  it.each([
    ['to the top', all, 12, 0, 1],
    ['down past another', all, 10, 1, 2],
    ['up past another', all, 12, 1, 2],
    ['to the end of those with a place', all, 10, 2, 3],
    ['among those without a place', all, 10, 3, null],
    ['with no room left', all, 13, 3, null],
    ['where nothing has a place', [item(10, null), item(11, null)], 11, 0, 1],
    ['behind what has none', [item(10, null), item(11, null)], 10, 1, null],
  ])('lands, dragged %s', (_, some, id, at, place) => {
    expect(placeAt(some, id, at)).toBe(place)
  })

  it.each([
    [
      'up',
      all,
      12,
      1,
      [
        [12, 1],
        [10, 2],
        [11, 3],
      ],
    ],
    [
      'down',
      all,
      10,
      2,
      [
        [10, 2],
        [11, 1],
      ],
    ],
    [
      'in from without, and the last goes out',
      all,
      13,
      2,
      [
        [11, 3],
        [12, null],
        [13, 2],
      ],
    ],
    [
      'in where there is room below',
      items,
      12,
      1,
      [
        [10, 2],
        [11, 3],
        [12, 1],
      ],
    ],
    [
      'in where there is room above',
      [item(10, 2), item(11, 3), item(12, null)],
      12,
      3,
      [
        [10, 1],
        [12, 2],
      ],
    ],
    ['out', all, 11, null, [[11, null]]],
    ['nowhere', all, 11, 2, []],
  ] as const)('makes room for what comes %s', (_, some, id, place, changes) => {
    const sorted = (pairs: readonly (readonly [number, number | null])[]) =>
      pairs.toSorted(([a], [b]) => a - b)
    expect(sorted(placesBetween(some, id, place))).toEqual(sorted(changes))
  })
})
