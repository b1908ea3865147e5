import { describe, expect, it } from 'vitest'
import {
  moveByRow,
  navigatorRows,
  nextQuestion,
  previousQuestion,
  type Route,
} from './navigation.ts'

/** Twelve questions in rows of 5, 5 and 2; the even ones are answered. */
const ids = Array.from({ length: 12 }, (_, index) => `${index + 1}`)
const route = (hidesAnswered = false): Route => ({
  ids,
  hidesAnswered,
  isAnswered: (id) => Number(id) % 2 === 0,
})

describe('next and previous', () => {
  it.each([
    ['1', '2', undefined],
    ['6', '7', '5'],
    ['12', undefined, '11'],
    ['gone', '1', undefined],
  ])('from %s', (from, next, previous) => {
    expect(nextQuestion(route(), from)).toBe(next)
    expect(previousQuestion(route(), from)).toBe(previous)
  })

  it('pass over what is answered and hidden', () => {
    expect(nextQuestion(route(true), '1')).toBe('3')
    expect(previousQuestion(route(true), '12')).toBe('11')
    expect(nextQuestion(route(true), '11')).toBeUndefined()
  })
})

describe('the navigator', () => {
  it('shows five a row (spec §9)', () => {
    expect(navigatorRows(route(), '1').map((row) => row.length)).toEqual([5, 5, 2])
    expect(navigatorRows(route(true), '2')).toEqual([
      ['1', '2', '3', '5', '7'],
      ['9', '11'],
    ])
  })

  it.each([
    ['1', '6', '11'],
    ['2', '7', '12'],
    ['3', '8', '8'],
    ['7', '12', '2'],
    ['8', '3', '3'],
    ['11', '1', '6'],
  ])('from %s down to %s, up to %s', (from, down, up) => {
    expect(moveByRow(route(), from, 'down')).toBe(down)
    expect(moveByRow(route(), from, 'up')).toBe(up)
  })

  it('leads back to where it came from, all the way round', () => {
    for (const id of ids) {
      expect(moveByRow(route(), moveByRow(route(), id, 'down'), 'up')).toBe(id)
    }
  })

  it('stays in a single row', () => {
    const short = { ...route(), ids: ['1', '2'] }
    expect(moveByRow(short, '2', 'down')).toBe('2')
    expect(moveByRow(short, '2', 'up')).toBe('2')
  })
})
