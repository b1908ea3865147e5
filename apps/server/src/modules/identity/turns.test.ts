import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

describe('turns', () => {
  it('come one after the other for a key, past failures, and at once for others', async () => {
    const turns = new Turns()
    const log: string[] = []
    const work =
      (name: string, ms: number, fails = false) =>
      async () => {
        log.push(`${name}+`)
        await new Promise((resolve) => setTimeout(resolve, ms))
        log.push(`${name}-`)
        if (fails) throw new Error(name)
        return name
      }
    const answers = await Promise.allSettled([
      turns.take('a', work('a1', 20, true)),
      turns.take('a', work('a2', 0)),
      turns.take('b', work('b1', 5)),
    ])
    expect(log).toEqual(['a1+', 'b1+', 'b1-', 'a1-', 'a2+', 'a2-'])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })
})
