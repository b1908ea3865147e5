import { describe, expect, it } from 'vitest'
import { Batcher } from './batcher.ts'

describe('Gather', () => {
  it('does together what is asked for at the same time, and answers each its own', async () => {
    const sizes: number[] = []
    const gather = new Batcher<number, number>(async (items) => {
      sizes.push(items.length)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return items.map((item) => item * 2)
    })
    const asked = Array.from({ length: 50 }, (_, index) => gather.ask(index))
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 50 }, (_, index) => index * 2))
    expect(sizes).toEqual([1, 49])
  })

  it('lets nobody fail for another', async () => {
    const gather = new Batcher<number, number>(async (items) => {
      if (items.includes(13)) throw new Error('unlucky')
      return items.map((item) => item)
    })
    const asked = Array.from({ length: 20 }, (_, index) => gather.ask(index))
    const settled = await Promise.allSettled(asked)
    expect(settled.map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, (_, index) => (index === 13 ? 'rejected' : 'fulfilled')),
    )
  })
})
