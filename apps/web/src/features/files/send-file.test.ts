import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#shared'
import { sendFile } from './send-file.ts'
import type { Transport } from './transport.ts'

const refusal = (details: object) =>
  new ApiError(422, { code: 'rule_violated', details: { ...details } })

/** A server that answers ends with these refusals, and then well. */
function serverWith(refusals: readonly ApiError[]) {
  const sent: number[] = []
  const left = [...refusals]
  const transport: Transport<string> = {
    userId: 1,
    start: async () => ({ Id: 7 }),
    part: async ({ part }) => void sent.push(part),
    end: async () => {
      const refused = left.shift()
      if (refused) throw refused
      return 'stored'
    },
  }
  const shares: number[] = []
  const send = () =>
    sendFile({
      transport,
      content: new File([new Uint8Array(3 * UPLOAD_PART_BYTES - 1)], 'a.bin'),
      uploadId: undefined,
      signal: new AbortController().signal,
      onBegun: async () => undefined,
      onProgress: (share) => shares.push(share),
      onWaiting: () => undefined,
    })
  return { sent, shares, send }
}

beforeAll(() => void vi.stubGlobal('removeEventListener', () => undefined))

describe('sendFile', () => {
  it('sends what the server has lost again, as often as it says so', async () => {
    const lost = (...Missing: number[]) => refusal({ rule: 'file_parts', Missing })
    const { send, sent, shares } = serverWith([lost(1), lost(0, 2)])
    expect(await send()).toBe('stored')
    expect(sent.toSorted()).toEqual([0, 0, 1, 1, 2, 2])
    expect(shares.at(-1)).toBe(1)
    expect(Math.max(...shares)).toBe(1)
  })

  it('does not go on for ever where the server keeps nothing', async () => {
    const nothing = refusal({ rule: 'file_parts', Missing: [] })
    await expect(serverWith([nothing]).send()).rejects.toBe(nothing)
    const type = refusal({ rule: 'file_type' })
    const { send, sent } = serverWith([type])
    await expect(send()).rejects.toBe(type)
    expect(sent).toHaveLength(3)
  })
})
