import { answersTo, choose, options, questionOf } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { changesTo, orderOf, placesOf, withMoved } from './rank-order.ts'

describe('a ranking', () => {
  const question = questionOf({ Type: 7, Options: options('α', 'β', 'γ', 'δ') })
  const [a, b, c, d] = question.groups.map(({ id }) => id) as [number, number, number, number]
  const none = new Map()

  it('begins with all items, in the order of the author', () => {
    expect(orderOf(question, none).map(({ id }) => id)).toEqual([a, b, c, d])
    expect(placesOf(orderOf(question, none))).toBe(4)
  })

  it('goes on from the places that there are', () => {
    const some = answersTo(question, [null, choose(2), null, choose(1)])
    expect(orderOf(question, some).map(({ id }) => id)).toEqual([d, b, a, c])
  })

  it('gives every item its place with the first move', () => {
    const moved = withMoved(orderOf(question, none), c, 1)
    expect(changesTo(moved, none)).toEqual([
      [a, 1],
      [c, 2],
      [b, 3],
      [d, 4],
    ])
  })

  it('changes two places for each step', () => {
    const all = answersTo(question, [choose(1), choose(2), choose(3), choose(4)])
    const order = orderOf(question, all)
    expect(changesTo(withMoved(order, b, 2), all)).toEqual([
      [c, 2],
      [b, 3],
    ])
    expect(changesTo(withMoved(order, b, 1), all)).toEqual([])
  })

  it('moves those between when an item comes from further away', () => {
    const all = answersTo(question, [choose(1), choose(2), choose(3), choose(4)])
    const moved = withMoved(orderOf(question, all), d, 0)
    expect(moved.map(({ id }) => id)).toEqual([d, a, b, c])
  })

  it('has places for the first ones only where no more are asked for', () => {
    const top = questionOf({ Type: 7, Options: options('α', 'β', 'γ'), Data: { Top: 2 } })
    const [first, second, third] = top.groups.map(({ id }) => id) as [number, number, number]
    const before = answersTo(top, [choose(1), choose(2)])
    expect(changesTo(withMoved(orderOf(top, before), third, 1), before)).toEqual([
      [second, null],
      [third, 2],
    ])
    expect(changesTo(orderOf(top, none), none)).toEqual([
      [first, 1],
      [second, 2],
    ])
  })
})
