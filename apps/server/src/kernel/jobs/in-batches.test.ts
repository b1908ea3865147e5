import { describe, expect, it } from 'vitest'
import { eachInBatches, inBatches } from './in-batches.ts'

describe('work in batches', () => {
  it('ends with the batch that leaves nothing', async () => {
    let left = 3
    await inBatches(async () => --left > 0)
    expect(left).toBe(0)
  })

  it('ends where there is always more, and says so', async () => {
    let carriedOut = 0
    const batch = async () => ++carriedOut > 0
    await expect(inBatches(batch, { most: 5 })).rejects.toThrow('after 5 batches')
    expect(carriedOut).toBe(5)
  })

  it('holds up nothing else where one thing does not come to its end', async () => {
    const done: string[] = []
    const batch = async (thing: string) => {
      done.push(thing)
      return thing === 'endless'
    }
    const all = eachInBatches(['endless', 'other'], batch, { most: 2 })
    await expect(all).rejects.toThrow('the next round')
    expect(done).toEqual(['endless', 'endless', 'other'])
  })

  it('holds up nothing else where one thing fails, and says so at the end', async () => {
    const done: string[] = []
    const batch = async (thing: string) => {
      done.push(thing)
      if (thing === 'failing') throw new Error('its budget is spent')
      return false
    }
    const all = eachInBatches(['failing', 'other', 'failing', 'last'], batch)
    await expect(all).rejects.toThrow('its budget is spent')
    expect(done).toEqual(['failing', 'other', 'failing', 'last'])
  })

  it('begins no other batch once it is told to stop', async () => {
    const stopping = new AbortController()
    const reason = new Error('the server stops')
    let carriedOut = 0
    const batch = async () => {
      if (++carriedOut === 2) stopping.abort(reason)
      return true
    }
    await expect(inBatches(batch, { signal: stopping.signal })).rejects.toBe(reason)
    expect(carriedOut).toBe(2)
  })
})
