import { describe, expect, it } from 'vitest'
import { FairQueue, QueueFull } from './fair-queue.ts'

/** Once whatever may begin has begun. */
const soon = () => new Promise(setImmediate)

/** Work that goes on until it is ended, and notes that it has begun. */
function gatedWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await soon()
  }
  return { begun, work, end }
}

const open = (more: { atOnce?: number; atOnceEach?: number; maxWaiting?: number } = {}) =>
  new FairQueue({ atOnce: 2, atOnceEach: 1, maxWaiting: 500, ...more })

describe('FairQueue', () => {
  it('lets whoever brings one begin at once beside somebody who brings 500', async () => {
    const { begun, work, end } = gatedWork()
    const queue = open()
    const many = Array.from({ length: 500 }, (_, n) => queue.run('a', work(`a${n}`)))
    const one = queue.run('b', work('b0'))
    await soon()
    expect(begun).toEqual(['a0', 'b0'])
    await end('b0')
    expect(await one).toBe('b0')
    expect(begun).toEqual(['a0', 'b0'])
    for (let n = 0; n < 500; n++) await end(`a${n}`)
    expect((await Promise.all(many)).at(-1)).toBe('a499')
  })

  it('takes owners by turns, and what one owner brings in its order', async () => {
    const { begun, work, end } = gatedWork()
    const queue = open({ atOnce: 1 })
    const names = ['a0', 'a1', 'a2', 'b0', 'b1', 'c0']
    const all = names.map((name) => queue.run(name.slice(0, 1), work(name)))
    await soon()
    for (const name of ['a0', 'b0', 'c0', 'a1', 'b1', 'a2']) {
      expect(begun.at(-1)).toBe(name)
      await end(name)
    }
    expect(await Promise.all(all)).toEqual(names)
  })

  it('refuses what one owner brings beyond their bound, and nothing of another', async () => {
    const { begun, work, end } = gatedWork()
    const queue = open({ maxWaiting: 2 })
    const kept = [0, 1, 2].map((n) => queue.run('a', work(`a${n}`)))
    await expect(queue.run('a', work('a3'))).rejects.toThrow(QueueFull)
    const patient = queue.run('a', work('a4'), true)
    const other = queue.run('b', work('b0'))
    await soon()
    expect(begun).toEqual(['a0', 'b0'])
    for (const name of ['b0', 'a0', 'a1', 'a2', 'a4']) await end(name)
    await Promise.all([...kept, patient, other])
    expect(begun).toEqual(['a0', 'b0', 'a1', 'a2', 'a4'])
  })

  it('goes on after work that fails', async () => {
    const queue = open({ atOnce: 1 })
    const failing = queue.run('a', () => Promise.reject(new Error('as asked')))
    const next = queue.run('a', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('as asked')
    expect(await next).toBe('done')
  })
})
