import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { readPages } from './read-pages.ts'

afterEach(() => vi.useRealTimers())

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('readPages', () => {
  const source = (read: (page: number) => Promise<number>, pages = 20) => ({
    pages,
    streams: 6,
    signal: new AbortController().signal,
    read,
    onFailure: async () => {},
    onWait: () => {},
  })

  it('gives every page once and in order, with six under way', async () => {
    let underWay = 0
    let most = 0
    const read = async (page: number) => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, (page % 3) * 2))
      underWay--
      return page
    }
    const pages = await collect(readPages(source(read)))
    expect(pages).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(most).toBe(6)
  })

  it('asks for no more than six pages ahead of the one that was taken', async () => {
    const asked: number[] = []
    const pages = readPages(source(async (page) => asked.push(page)))
    await pages.next()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(asked).toHaveLength(7)
    await pages.return(undefined)
  })

  it('tries a page three times, then asks before it goes on', async () => {
    vi.useFakeTimers()
    const onFailure = vi.fn<() => Promise<void>>(async () => {})
    let tries = 0
    const read = async (page: number) => {
      if (page === 2 && ++tries <= 3) throw new Error('lost')
      return page
    }
    const all = collect(readPages({ ...source(read, 3), onFailure }))
    await vi.runAllTimersAsync()
    expect(await all).toEqual([1, 2, 3])
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(2, expect.any(Error))
  })

  it('stops when it is cancelled', async () => {
    const cancel = new AbortController()
    const pages = readPages({ ...source(async (page) => page), signal: cancel.signal })
    await pages.next()
    cancel.abort(new Error('cancelled'))
    await expect(pages.next()).rejects.toThrow('cancelled')
  })

  it('waits for as long as the server says where too much was asked for, and does not ask anybody', async () => {
    const onFailure = vi.fn<() => Promise<void>>(async () => {})
    const waits: number[] = []
    const told: boolean[] = []
    let tries = 0
    const read = async (page: number) => {
      const body = { code: 'too_many_requests' } as const
      if (page === 2 && ++tries <= 5) throw new ApiError(429, body, tries === 1 ? 42 : 0)
      return page
    }
    const pages = readPages({
      ...source(read, 3),
      onFailure,
      onWait: (isWaiting) => told.push(isWaiting),
      wait: async (ms) => void waits.push(ms),
      random: () => 0,
    })
    expect(await collect(pages)).toEqual([1, 2, 3])
    expect(waits).toEqual([42_000, 10_000, 10_000, 10_000, 10_000])
    expect(told).toEqual(waits.flatMap(() => [true, false]))
    expect(onFailure).not.toHaveBeenCalled()
  })
})
