import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'

/** What is kept of the beginning, which tells what a content is, and of the end, where an archive lists what it has. */
export const HEAD_BYTES = 1024 * 1024
const TAIL_BYTES = 512 * 1024

export const ZIP_MARK = Buffer.from([0x50, 0x4b, 3, 4])

/** What reading a content once tells of it. */
export interface ReadContent {
  readonly bytes: number
  /** SHA-256 of the whole. */
  readonly hash: Buffer
  readonly head: Buffer
  /** The end of a ZIP archive; nothing of anything else. */
  readonly tail: Buffer
  /** Whether it is UTF-8 without a NUL. */
  readonly isText: boolean
}

/** Reads a content once, whatever its length. A piece is used again for another: nothing of it is kept but copies. */
export async function readContent(pieces: AsyncIterable<Buffer>): Promise<ReadContent> {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  const tail = new Tail()
  const text = new TextCheck()
  let bytes = 0
  let isArchive: boolean | undefined
  for await (const piece of pieces) {
    hash.update(piece)
    text.add(piece)
    if (bytes < HEAD_BYTES) head.push(Buffer.from(piece.subarray(0, HEAD_BYTES - bytes)))
    bytes += piece.length
    if (isArchive !== false) tail.add(Buffer.from(piece))
    if (bytes >= ZIP_MARK.length)
      isArchive ??= Buffer.concat(head).subarray(0, ZIP_MARK.length).equals(ZIP_MARK)
  }
  return {
    bytes,
    hash: hash.digest(),
    head: Buffer.concat(head),
    tail: isArchive ? tail.content : Buffer.alloc(0),
    isText: text.isText,
  }
}

/** The last bytes of what comes piece by piece. */
class Tail {
  #pieces: Buffer[] = []
  #bytes = 0

  add(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#bytes += piece.length
    const isSpare = (first?: Buffer) => first && this.#bytes - first.length >= TAIL_BYTES
    while (isSpare(this.#pieces[0])) this.#bytes -= this.#pieces.shift()?.length ?? 0
  }

  get content(): Buffer {
    return Buffer.concat(this.#pieces).subarray(-TAIL_BYTES)
  }
}

/** Whether what comes piece by piece is UTF-8 without a NUL; no text is made of it. */
class TextCheck {
  #isText = true
  /** The beginning of a letter whose rest is in the next piece. */
  #begun: Buffer = Buffer.alloc(0)

  add(piece: Buffer): void {
    if (!this.#isText) return
    const rest = this.#begun.length > 0 ? this.#finish(piece) : piece
    const whole = rest.length - lengthOfBegun(rest)
    this.#isText &&= isUtf8(rest.subarray(0, whole)) && !piece.includes(0)
    if (whole < rest.length) this.#begun = Buffer.concat([this.#begun, rest.subarray(whole)])
  }

  get isText(): boolean {
    return this.#isText && this.#begun.length === 0
  }

  /** Ends the letter that was begun; @returns what comes after it. */
  #finish(piece: Buffer): Buffer {
    const wanted = letterLength(this.#begun[0]) - this.#begun.length
    const letter = Buffer.concat([this.#begun, piece.subarray(0, wanted)])
    if (piece.length < wanted) {
      this.#begun = letter
      return piece.subarray(piece.length)
    }
    this.#begun = Buffer.alloc(0)
    this.#isText = isUtf8(letter)
    return piece.subarray(wanted)
  }
}

/** How many bytes a letter has, by its first. */
function letterLength(first = 0): number {
  if (first >= 0xf0) return 4
  if (first >= 0xe0) return 3
  return first >= 0xc0 ? 2 : 1
}

/** How many bytes at the end of a piece are the beginning of a letter. */
function lengthOfBegun(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back++) {
    const byte = piece[piece.length - back] ?? 0
    const isFirst = (byte & 0xc0) !== 0x80
    if (isFirst) return letterLength(byte) > back ? back : 0
  }
  return 0
}
