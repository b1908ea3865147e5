import { describe, expect, it } from 'vitest'
import { freePlace, moved, packed, placed, sized, type Place } from './grid-places.ts'

const tile = (Key: string, X: number, Y: number, W = 6, H = 4) => ({ Key, Place: { X, Y, W, H } })
const placesOf = (tiles: readonly { Key: string; Place: Place }[]) =>
  Object.fromEntries(
    tiles.map(({ Key, Place: { X, Y, W, H } }) => [Key, [X, Y, W, H].join(' ')] as const),
  )

describe('the places of tiles', () => {
  const three = [tile('a', 0, 0), tile('b', 6, 0), tile('c', 0, 4, 12)]

  it('leave no gap above a tile, and none stands over another', () => {
    expect(placesOf(packed([tile('a', 0, 9), tile('b', 3, 9)]))).toEqual({
      ...{ a: '0 0 6 4', b: '3 4 6 4' },
    })
  })

  it('give way to the one that is put there', () => {
    expect(placesOf(placed(three, 'b', { X: 2, Y: 0, W: 6, H: 4 }))).toEqual({
      ...{ b: '2 0 6 4', a: '0 4 6 4', c: '0 8 12 4' },
    })
  })

  it('change by keys: aside, and before or behind the next', () => {
    expect(placesOf(moved(three, 'a', 'down'))).toMatchObject({ c: '0 4 12 4', a: '0 8 6 4' })
    expect(placesOf(moved(three, 'c', 'up'))).toEqual({
      ...{ c: '0 0 12 4', a: '0 4 6 4', b: '6 4 6 4' },
    })
    expect(placesOf(moved(three, 'a', 'left'))).toEqual(placesOf(three))
  })

  it('keep sizes within the grid', () => {
    expect(placesOf(sized(three, 'b', 'right'))).toMatchObject({ b: '6 0 6 4' })
    expect(placesOf(sized(three, 'b', 'left'))).toMatchObject({ b: '6 0 5 4' })
    expect(placesOf(sized([tile('a', 0, 0, 2, 1)], 'a', 'up'))).toEqual({ a: '0 0 2 1' })
  })

  it('are found beside what is there, or below it', () => {
    expect(freePlace([tile('a', 0, 0)], { W: 6, H: 2 })).toEqual({ X: 6, Y: 0, W: 6, H: 2 })
    expect(freePlace(three, { W: 6, H: 2 })).toEqual({ X: 0, Y: 8, W: 6, H: 2 })
  })
})
