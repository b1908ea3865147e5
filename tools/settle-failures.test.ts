import { describe, expect, it } from 'vitest'
import {
  countSettled,
  MAX_SECOND_CHANCES,
  settleFailures,
  type Failure,
} from './settle-failures.ts'

/** A failed test, and whether it passes by itself. */
function failure(text: string, passes: boolean): Failure & { runs: number } {
  const one = {
    text,
    runs: 0,
    passesAlone: () => {
      one.runs += 1
      return Promise.resolve(passes)
    },
  }
  return one
}

describe('a test that failed', () => {
  it('is unstable where it passes by itself, and failed where it does not', async () => {
    const lucky = failure('a: first reason', true)
    const broken = failure('b: wrong', false)
    expect(await settleFailures([lucky, broken])).toEqual({
      failed: ['b: wrong'],
      unstable: ['a: first reason'],
    })
    expect([lucky.runs, broken.runs]).toEqual([1, 1])
  })

  it('stays failed where it cannot be run by itself', async () => {
    const outside = { text: 'outside any test: left behind' }
    expect(await settleFailures([outside])).toEqual({ failed: [outside.text], unstable: [] })
  })

  it('is not run again where very many failed', async () => {
    const many = Array.from({ length: MAX_SECOND_CHANCES + 1 }, (_, n) => failure(`${n}`, true))
    expect(await settleFailures(many)).toMatchObject({ failed: many.map(({ text }) => text) })
    expect(many.every(({ runs }) => runs === 0)).toBe(true)
  })
})

describe('the count at the end', () => {
  it.each([
    ['nothing failed', 9, 0, 0, { passed: 9, failed: 0 }],
    ['a failure is no luck', 9, 1, 0, { passed: 9, failed: 1 }],
    ['two tests are unstable', 7, 2, 2, { passed: 9, failed: 0 }],
    ['one is unstable and one fails', 7, 2, 1, { passed: 8, failed: 1 }],
    ['three tests are unstable', 6, 3, 3, { passed: 6, failed: 3 }],
  ])('is as it has to be where %s', (_what, passed, failed, unstable, count) => {
    expect(countSettled(passed, failed, unstable)).toEqual(count)
  })
})
