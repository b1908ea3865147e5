import { promisify } from 'node:util'
import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/**
 * What unpacks to more than so many times its size is made to do harm. Ours never comes near: what
 * packs too well is written as it is.
 */
export const MAX_RATIO = 200
const OWN_RATIO = 50

/** However well it packs, so much may come of any archive: in bytes. */
const FREE_BYTES = 64 * 1024 * 1024

/** Of gzip (RFC 1952), without name, time and system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/**
 * Packs as gzip does, but not too well. Node changes how well something is packed for raw deflate alone,
 * so that what gzip has around it is written here.
 * @param written how many bytes have come out so far.
 * @returns what is put one after the other into a pipeline.
 */
export function moderateGzip(
  written: () => number,
): readonly [Pass<unknown>, DeflateRaw, Pass<Buffer>] {
  const deflate = createDeflateRaw()
  const setLevel = promisify((level: number, done: () => void) =>
    deflate.params(level, constants.Z_DEFAULT_STRATEGY, done),
  )
  let sum = 0
  let given = 0

  async function* pace(chunks: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
    let isPacked = true
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      given += chunk.length
      const mayPack = given < FREE_BYTES / 2 + OWN_RATIO * written()
      if (mayPack !== isPacked) {
        await setLevel(mayPack ? constants.Z_DEFAULT_COMPRESSION : constants.Z_NO_COMPRESSION)
        isPacked = mayPack
      }
      yield chunk
    }
  }

  async function* frame(deflated: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield HEADER
    yield* deflated
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(sum, 0)
    trailer.writeUInt32LE(given % 2 ** 32, 4)
    yield trailer
  }

  return [pace, deflate, frame]
}

type Pass<Chunk> = (chunks: AsyncIterable<Chunk>) => AsyncGenerator<Buffer>

/** @throws what `refusal` makes, for what unpacks to far more than has been read of it. */
export async function* unpackModerately(
  chunks: AsyncIterable<Buffer>,
  read: () => number,
  refusal: () => Error,
): AsyncGenerator<Buffer> {
  let unpacked = 0
  for await (const chunk of chunks) {
    unpacked += chunk.length
    if (unpacked > FREE_BYTES + MAX_RATIO * read()) throw refusal()
    yield chunk
  }
}
