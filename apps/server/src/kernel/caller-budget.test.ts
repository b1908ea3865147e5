import { describe, expect, it } from 'vitest'
import { CallerBudget } from './caller-budget.ts'

describe('CallerBudget', () => {
  let now = 0
  const budget = new CallerBudget(() => now)
  const take = (ms: number, caller = 'a') =>
    budget.run(caller, 'read', async () => {
      now += ms
      return 'done'
    })

  it('refuses who kept the server busy for half a minute, until it is paid for', async () => {
    for (let n = 0; n < 5; n++) expect(await take(10_000)).toBe('done')
    await expect(take(1)).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await take(1, 'b')).toBe('done')
    now += 20_000
    expect(await take(1)).toBe('done')
  })

  it('never refuses quick calls, however many follow each other', async () => {
    for (let n = 0; n < 5_000; n++) {
      now += 50
      expect(await take(20, 'c')).toBe('done')
    }
  })

  it('lets two calls of class bulk run at once, three of aggregate, and twelve of any; others wait', async () => {
    const most = async (rate: 'bulk' | 'aggregate' | 'read', caller: string) => {
      let running = 0
      let highest = 0
      const work = async () => {
        highest = Math.max(highest, (running += 1))
        await new Promise(setImmediate)
        running -= 1
      }
      await Promise.all(Array.from({ length: 40 }, () => budget.run(caller, rate, work)))
      return highest
    }
    expect([
      await most('bulk', 'd'),
      await most('aggregate', 'g'),
      await most('read', 'e'),
    ]).toEqual([2, 3, 12])
  })

  it('charges calls from their beginning: what is under way lets no more in than there is', async () => {
    const own = new CallerBudget(() => now)
    own.spend('h', 15_000)
    const held: (() => void)[] = []
    const hold = () => new Promise<string>((resolve) => held.push(() => resolve('done')))
    const calls = Array.from({ length: 8 }, () => own.run('h', 'read', hold))
    await new Promise(setImmediate)
    // 15 s are spent, and six calls at 2.5 s are reserved.
    expect(held).toHaveLength(6)
    held.shift()?.()
    await new Promise(setImmediate)
    expect(held).toHaveLength(6)
    now += 6_000
    await expect(own.run('h', 'read', hold)).rejects.toMatchObject({ code: 'too_many_requests' })
    now += 60_000
    for (const end of held.splice(0)) end()
    await expect(calls[7]).rejects.toMatchObject({ code: 'too_many_requests' })
    await Promise.allSettled(calls)
  })

  it('charges calls that fail, and forgets callers whose calls are paid for', async () => {
    const fail = async () => {
      now += 40_000
      throw new Error('failed')
    }
    await expect(budget.run('f', 'read', fail)).rejects.toThrow('failed')
    await expect(take(1, 'f')).rejects.toMatchObject({ code: 'too_many_requests' })
    now += 200_000
    expect(budget.purge()).toBe(0)
  })
})
