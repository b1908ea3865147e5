import { expect, it } from 'vitest'
import { NO_STEPS, noteStep, redoStep, undoStep } from './steps.ts'

it('takes fields that were set together back together, and does them again', () => {
  const typed = noteStep(NO_STEPS, { before: { a: '1' }, after: { a: '5' }, at: 0 })
  const reset = noteStep(typed, {
    before: { a: '5', b: '7', c: true, d: 'x' },
    after: { a: '1', b: '2', c: false, d: 'x' },
    at: 100,
  })
  const undone = undoStep(reset)
  expect(undone?.texts).toEqual({ a: '5', b: '7', c: true })
  expect(undone?.list.done).toEqual(typed.done)
  expect(redoStep(undone!.list)).toEqual({
    texts: { a: '1', b: '2', c: false },
    list: reset,
  })
})

it('is one step as long as one field is typed in', () => {
  const one = noteStep(NO_STEPS, { before: { a: '' }, after: { a: '1' }, at: 0 })
  const two = noteStep(one, { before: { a: '1' }, after: { a: '12' }, at: 1_000 })
  expect(two.done).toEqual([{ before: { a: '' }, after: { a: '12' }, at: 1_000 }])
  expect(noteStep(two, { before: { a: '12' }, after: { a: '1' }, at: 9_000 }).done).toHaveLength(2)
  expect(noteStep(two, { before: { b: '' }, after: { b: '1' }, at: 1_100 }).done).toHaveLength(2)
  expect(noteStep(two, { before: { a: '12' }, after: { a: '12' }, at: 1_100 })).toBe(two)
  expect([undoStep(NO_STEPS), redoStep(two)]).toEqual([undefined, undefined])
})
