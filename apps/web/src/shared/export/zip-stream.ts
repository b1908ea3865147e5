/** A file of an archive, whose text is made while it is written. */
export interface ZipEntry {
  readonly name: string
  readonly text: AsyncIterable<string>
}

const encoder = new TextEncoder()

/** Sizes follow the content; names are in UTF-8. */
const FLAGS = 0x08_08
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980: the first day that an archive knows. */
const DAY = 0x00_21

/**
 * An archive as a stream of bytes, each file compressed as it comes: none is kept. Parts and archive may
 * have 4 GiB.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let at = 0
  for await (const { name, text } of entries) {
    const path = encoder.encode(name)
    const shared = [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
    ] as const
    const head = record([[4, 0x04_03_4b_50], ...shared, [4, 0], [4, 0], [4, 0], ...namedBy(path)])
    yield* [head, path]
    const sums = { crc: 0xff_ff_ff_ff, size: 0 }
    let packed = 0
    for await (const chunk of deflated(text, sums)) {
      packed += chunk.length
      yield chunk
    }
    const measured = [
      [4, (sums.crc ^ 0xff_ff_ff_ff) >>> 0],
      [4, packed],
      [4, sums.size],
    ] as const
    const tail = record([[4, 0x08_07_4b_50], ...measured])
    yield tail
    const none = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ] as const
    directory.push(
      record([
        [4, 0x02_01_4b_50],
        [2, VERSION],
        ...shared,
        ...measured,
        ...namedBy(path),
        ...none,
        [4, at],
      ]),
      path,
    )
    at += head.length + path.length + packed + tail.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = directory.length / 2
  yield* directory
  yield record([
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, at],
    [2, 0],
  ])
}

type Field = readonly [bytes: 2 | 4, value: number]

/** The lengths of a name, and of what would follow it. */
const namedBy = (path: Uint8Array): readonly Field[] => [
  [2, path.length],
  [2, 0],
]

/** Numbers with their lowest byte first. */
function record(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += length
  }
  return bytes
}

interface Sums {
  crc: number
  size: number
}

/** A text compressed; what it is before that is summed up. */
async function* deflated(text: AsyncIterable<string>, sums: Sums): AsyncGenerator<Uint8Array> {
  const source = text[Symbol.asyncIterator]()
  const raw = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(out) {
      const { done, value } = await source.next()
      if (done) return out.close()
      const bytes = encoder.encode(value)
      sums.size += bytes.length
      sums.crc = crcOf(sums.crc, bytes)
      out.enqueue(bytes)
    },
  })
  const reader = raw.pipeThrough(new CompressionStream('deflate-raw')).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  return crc
})

function crcOf(before: number, bytes: Uint8Array): number {
  let crc = before
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  return crc >>> 0
}
