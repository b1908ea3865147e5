import { expect, it, vi } from 'vitest'
import { Parts } from './parts.ts'

const ERROR = new Error('no such folder')

/** A storage that is asked, with its own answers and time. */
function open(silentMs?: number) {
  let now = 0
  let check = (): Promise<void> => Promise.resolve()
  const part = {
    name: 'storage' as const,
    without: 'nothing is kept',
    isWatched: false,
    check: () => check(),
    ...(silentMs !== undefined && { silentMs }),
  }
  const warn = vi.fn<(...said: unknown[]) => void>()
  const parts = new Parts([part], { warn }, () => now)
  const isAway = async () => (await parts.look()).map(({ awaySince }) => awaySince !== undefined)
  return {
    isAway,
    warn,
    answer: (next: () => Promise<void>) => (check = next),
    pass: (ms: number) => (now += ms),
  }
}

it('is away at once when it fails, and back when it does not', async () => {
  const storage = open(5_000)
  storage.answer(() => Promise.reject(ERROR))
  expect(await storage.isAway()).toEqual([true])
  storage.answer(() => Promise.resolve())
  expect(await storage.isAway()).toEqual([false])
  expect(storage.warn).toHaveBeenCalledTimes(2)
})

it('is not away for being slow, until it has been silent for as long as it may', async () => {
  const storage = open(5_000)
  storage.answer(() => new Promise(() => undefined))
  expect(await storage.isAway()).toEqual([false])
  storage.pass(4_999)
  expect(await storage.isAway()).toEqual([false])
  storage.pass(1)
  expect(await storage.isAway()).toEqual([true])
})

it('is away as soon as it is silent where nothing else is said of it', async () => {
  const database = open()
  database.answer(() => new Promise(() => undefined))
  expect(await database.isAway()).toEqual([true])
})
