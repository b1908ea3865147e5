import { describe, expect, it } from 'vitest'
import { countTogetherOrAlone } from './shared-counts.ts'
import type { Count, Hit } from './window-counts.ts'

describe('counting together', () => {
  const hit: Hit = { key: 'somebody', windowMs: 60_000 }
  let now = 0
  let asked = 0
  let answer: () => Promise<Count>
  const open = () => {
    asked = 0
    return countTogetherOrAlone(
      () => {
        asked += 1
        return answer()
      },
      () => now,
    )
  }
  const others = async () => ({ current: 100 + asked, ttl: 10 })
  const fails = async () => Promise.reject(new Error('away'))
  const isSilent = () => new Promise<Count>(() => undefined)

  it('goes on alone where nobody answers, or the answer is an error, from where it is', async () => {
    const count = open()
    answer = others
    expect((await count(hit)).current).toBe(101)
    expect((await count(hit)).current).toBe(102)
    answer = isSilent
    expect(await count(hit)).toEqual({ current: 3, ttl: 60_000 })
    answer = fails
    now += 1_000
    expect(await count(hit)).toEqual({ current: 4, ttl: 59_000 })
    expect(asked).toBe(4)
  })

  it('waits once for silence, then asks again one time in a second', async () => {
    const count = open()
    answer = isSilent
    await count(hit)
    await Promise.all(Array.from({ length: 50 }, () => count(hit)))
    expect(asked).toBe(1)
    now += 1_000
    await Promise.all(Array.from({ length: 50 }, () => count(hit)))
    expect(asked).toBe(2)
    now += 1_000
    answer = others
    expect((await count(hit)).current).toBe(103)
    expect((await count(hit)).current).toBe(104)
  })
})
