import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** What is kept of the beginning, which tells what a content is, and of the end, where an archive lists what it has. */
export const HEAD_BYTES = 1024 * 1024
const TAIL_BYTES = 512 * 1024

/** What reading a content once tells of it. */
export interface ReadContent {
  readonly bytes: number
  /** SHA-256 of the whole, and of each of its parts. */
  readonly hash: Buffer
  readonly partHashes: readonly Buffer[]
  readonly head: Buffer
  readonly tail: Buffer
  /** Whether it is UTF-8 without a NUL. */
  readonly isText: boolean
}

/** Reads a content once, piece by piece, whatever its length; every part but the last has `partBytes`. */
export async function readContent(stream: Readable, partBytes: number): Promise<ReadContent> {
  const whole = createHash('sha256')
  const partHashes: Buffer[] = []
  let part = createHash('sha256')
  let inPart = 0
  let bytes = 0
  const head: Buffer[] = []
  let tail: Buffer = Buffer.alloc(0)
  const text = new TextDecoder('utf-8', { fatal: true })
  let isText = true
  const read = (piece?: Uint8Array): boolean => {
    try {
      text.decode(piece, { stream: piece !== undefined })
      return !piece?.includes(0)
    } catch {
      return false
    }
  }
  for await (const piece of stream as AsyncIterable<Buffer>) {
    whole.update(piece)
    isText &&= read(piece)
    if (bytes < HEAD_BYTES) head.push(piece.subarray(0, HEAD_BYTES - bytes))
    tail = Buffer.concat([tail, piece]).subarray(-TAIL_BYTES)
    bytes += piece.length
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + partBytes - inPart)
      part.update(taken)
      at += taken.length
      inPart += taken.length
      if (inPart < partBytes) continue
      partHashes.push(part.digest())
      part = createHash('sha256')
      inPart = 0
    }
  }
  if (inPart > 0) partHashes.push(part.digest())
  isText &&= read()
  return { bytes, hash: whole.digest(), partHashes, head: Buffer.concat(head), tail, isText }
}
