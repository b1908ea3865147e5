import { expect, it } from 'vitest'
import { inSlices } from './in-slices.ts'

/** Steps that take about as long as a slice each. */
function* slowSteps(count: number, taken: number[]): Generator<void> {
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    while (performance.now() - began < 9);
    taken.push(at)
    yield
  }
}

it('lets other work in between, and takes every step', async () => {
  const order: string[] = []
  const taken: number[] = []
  const done = inSlices(slowSteps(3, taken)).then(() => order.push('steps'))
  setTimeout(() => order.push('something else'))
  await done
  expect(order).toEqual(['something else', 'steps'])
  expect(taken).toEqual([0, 1, 2])
})

it('gives up what is wanted no longer', async () => {
  const taken: number[] = []
  expect(await inSlices(slowSteps(50, taken), () => taken.length < 2)).toBe(false)
  expect(taken.length).toBeLessThan(50)
})
