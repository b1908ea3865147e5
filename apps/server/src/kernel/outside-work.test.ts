import { describe, expect, it } from 'vitest'
import type { Db } from './database/database.ts'
import { withinTransaction } from './database/transaction-scope.ts'
import { OutsideWork } from './outside-work.ts'

const nothing = {} as Db

describe('work outside the database', () => {
  it('is awaited at once where there is no transaction, and once', async () => {
    const outside = new OutsideWork(nothing)
    let times = 0
    const ask = () => outside.ask('key', async () => ++times)
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(1)
  })

  it('rolls a transaction back, and is there when it runs again', async () => {
    const outside = new OutsideWork(nothing)
    const seen: string[] = []
    const result = await outside.run(() =>
      withinTransaction(async () => {
        seen.push('begins')
        const one = await outside.ask('one', async () => 1)
        return one + (await outside.ask('two', async () => 2))
      }),
    )
    expect(result).toBe(3)
    expect(seen).toEqual(['begins', 'begins', 'begins'])
  })

  it('is refused as a conflict where it is never the same, and fails as it fails', async () => {
    const outside = new OutsideWork(nothing)
    let key = 0
    const never = () => withinTransaction(() => outside.ask(`${key++}`, async () => key))
    await expect(outside.run(never)).rejects.toMatchObject({ code: 'conflict' })
    const failing = () =>
      withinTransaction(() => outside.ask('fails', () => Promise.reject(new Error('no'))))
    await expect(outside.run(failing)).rejects.toThrow('no')
  })
})
