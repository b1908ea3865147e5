import { describe, expect, it } from 'vitest'
import { atMost } from './at-most.ts'

describe('atMost', () => {
  it('keeps to the limit and to the order, past work that fails', async () => {
    const inTurn = atMost(4)
    let running = 0
    let most = 0
    const begun: number[] = []
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        inTurn(async () => {
          begun.push(index)
          most = Math.max(most, (running += 1))
          await new Promise((resolve) => setTimeout(resolve, index % 3))
          running -= 1
          if (index % 5 === 0) throw new Error('failed')
          return index
        }),
      ),
    )
    expect(most).toBe(4)
    expect(begun).toEqual(Array.from({ length: 30 }, (_, index) => index))
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(6)
    expect(await inTurn(async () => 'again')).toBe('again')
  })
})
