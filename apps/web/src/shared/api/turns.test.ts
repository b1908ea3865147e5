import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

const { signal } = new AbortController()

/** Work that ends when it is told to, and notes that it has begun. */
function work(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = () => {
    begun.push(name)
    return promise
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

/** Everybody who can go on has. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('Turns', () => {
  it('let a few work at a time, and take the least rank as it is by then', async () => {
    const turns = new Turns(2)
    const begun: string[] = []
    const ranks = { a: 1, b: 1, c: 1, d: 1, e: 1 }
    const works = Object.keys(ranks).map((name) => work(name, begun))
    const all = works.map(({ run }, at) =>
      turns.take(run, { signal, rank: () => Object.values(ranks)[at] ?? 0 }),
    )
    await settled()
    expect(begun).toEqual(['a', 'b'])
    // What is scrolled to meanwhile comes before what came first.
    ranks.d = 0
    works[1]?.end()
    await settled()
    expect(begun).toEqual(['a', 'b', 'd'])
    works[0]?.end()
    await settled()
    expect(begun).toEqual(['a', 'b', 'd', 'c'])
    for (const { end } of works) end()
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('pass on from what fails', async () => {
    const turns = new Turns(1)
    const begun: string[] = []
    const [first, second] = [work('first', begun), work('second', begun)]
    const failed = turns.take(first.run, { signal, rank: () => 0 })
    const done = turns.take(second.run, { signal, rank: () => 0 })
    first.fail()
    await expect(failed).rejects.toThrow('first')
    second.end()
    expect(await done).toBe('second')
  })

  it('forget who does not want it any more', async () => {
    const turns = new Turns(1)
    const begun: string[] = []
    const [first, left, last] = [work('first', begun), work('left', begun), work('last', begun)]
    const leaves = new AbortController()
    const done = turns.take(first.run, { signal, rank: () => 0 })
    const gone = turns.take(left.run, { signal: leaves.signal, rank: () => 0 })
    const next = turns.take(last.run, { signal, rank: () => 0 })
    leaves.abort(new Error('left'))
    await expect(gone).rejects.toThrow('left')
    first.end()
    last.end()
    expect(await Promise.all([done, next])).toEqual(['first', 'last'])
    expect(begun).toEqual(['first', 'last'])
  })
})
