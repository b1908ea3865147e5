import { expect, it } from 'vitest'
import { throttle } from './throttle.ts'

/** A throttled act, what it has done, and what lets its time pass. */
function throttled() {
  const done: number[] = []
  const waiting: (() => void)[] = []
  const act = throttle(
    (given: number) => void done.push(given),
    1_500,
    (run, ms) => {
      expect(ms).toBe(1_500)
      waiting.push(run)
    },
  )
  const pass = () => {
    for (const run of waiting.splice(0)) run()
  }
  return { act, done, pass }
}

it('acts at once, and of many once more, with what was asked for last', () => {
  const { act, done, pass } = throttled()
  for (let file = 1; file <= 500; file++) act(file)
  expect(done).toEqual([1])
  pass()
  expect(done).toEqual([1, 500])
  // It rests after that one, too.
  act(501)
  expect(done).toEqual([1, 500])
  pass()
  expect(done).toEqual([1, 500, 501])
})

it('does nothing by itself, and acts at once again after a rest', () => {
  const { act, done, pass } = throttled()
  act(1)
  pass()
  pass()
  expect(done).toEqual([1])
  act(2)
  expect(done).toEqual([1, 2])
})
