import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { moderateGzip, unpackModerately } from './moderate-gzip.ts'

const MIB = 1024 * 1024

async function packed(chunks: readonly Buffer[]): Promise<Buffer> {
  const out: Buffer[] = []
  let bytes = 0
  const [pace, deflate, frame] = moderateGzip(() => bytes)
  await pipeline(pace(Readable.from(chunks)), deflate, frame, async (pieces) => {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      bytes += piece.length
      out.push(piece)
    }
  })
  return Buffer.concat(out)
}

it('what is packed is what gzip unpacks', async () => {
  const chunks = ['αρχή', '', 'τέλος'].map((text) => Buffer.from(text.repeat(10_000)))
  const result = await packed(chunks)
  expect(result.length).toBeLessThan(10_000)
  expect(gunzipSync(result).equals(Buffer.concat(chunks))).toBe(true)
})

it('what packs too well is written as it is, and never taken for harmful', async () => {
  const zeros = Array.from({ length: 80 }, () => Buffer.alloc(MIB))
  const result = await packed(zeros)
  // What comes out lags behind by what is still on its way.
  expect((80 * MIB - 32 * MIB) / result.length).toBeLessThan(100)
  let unpacked = 0
  const read = { bytes: 0 }
  async function* pieces() {
    for (let at = 0; at < result.length; at += 64 * 1024) {
      const piece = result.subarray(at, at + 64 * 1024)
      read.bytes += piece.length
      yield piece
    }
  }
  await pipeline(
    pieces(),
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) =>
      unpackModerately(
        chunks,
        () => read.bytes,
        () => new Error('taken for harmful'),
      ),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) unpacked += chunk.length
    },
  )
  expect(unpacked).toBe(80 * MIB)
})
