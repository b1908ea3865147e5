import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { patiently } from './patiently.ts'

const busy = (retryAfter: number) => new ApiError(429, { code: 'too_many_requests' }, retryAfter)

describe('patiently', () => {
  it('asks again no sooner than the server says, and not at the same moment as others', async () => {
    const waits: number[] = []
    const told: boolean[] = []
    const refusals = [busy(4), busy(4), busy(0)]
    const answer = await patiently(
      async () => {
        const refusal = refusals.shift()
        if (refusal) throw refusal
        return 'found'
      },
      {
        signal: new AbortController().signal,
        onWait: (isWaiting) => told.push(isWaiting),
        wait: async (ms) => void waits.push(ms),
        random: () => (waits.length === 1 ? 0.8 : 0),
      },
    )
    expect(answer).toBe('found')
    expect(waits).toEqual([4_000, 4_800, 10_000])
    expect(told).toEqual([true, false, true, false, true, false])
  })

  it('throws whatever else it is refused for, without waiting', async () => {
    const waits: number[] = []
    const answer = patiently(
      async () => {
        throw new ApiError(403, { code: 'forbidden' })
      },
      {
        signal: new AbortController().signal,
        onWait: () => {},
        wait: async (ms) => void waits.push(ms),
      },
    )
    await expect(answer).rejects.toMatchObject({ code: 'forbidden' })
    expect(waits).toEqual([])
  })

  it('stops waiting for the server when it is cancelled, and asks no more', async () => {
    const cancel = new AbortController()
    let asked = 0
    const answer = patiently(
      async () => {
        asked += 1
        throw busy(42)
      },
      { signal: cancel.signal, onWait: () => cancel.abort(new Error('cancelled')) },
    )
    await expect(answer).rejects.toThrow('cancelled')
    expect(asked).toBe(1)
  })
})
