import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { MAX_RATIO, moderateGzip, unpackModerately } from './moderate-gzip.ts'

/** An archive that is not restored, and why. */
export class ArchiveRefused extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`The archive ${file} is refused: ${reason}`, options)
    this.name = 'ArchiveRefused'
  }
}

/** Adds an entry; the source has exactly the bytes said. */
export type AddEntry = (name: string, size: number, source: Readable) => Promise<void>

/** What every entry's header says beside its name and size. */
const MODE = 0o600

/**
 * Writes a tar file, packed with gzip, for its owner's eyes only. It has its name once it is
 * complete and on disk; a failure leaves nothing.
 * @param at the time that every entry bears.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  at = new Date(),
): Promise<void> {
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const tar = pack()
  const output = createWriteStream(unfinished, { flags: 'wx', mode: MODE, flush: true })
  const [pace, deflate, frame] = moderateGzip(() => output.bytesWritten)
  const written = pipeline(pace(tar), deflate, frame, output)
  let failure: unknown
  written.catch((error: unknown) => {
    failure = error
  })
  const add: AddEntry = (name, size, source) =>
    Promise.race([pipeline(source, tar.entry({ name, size, mode: MODE, mtime: at })), written])
  try {
    await fill(add)
    tar.finalize()
    await written
    await rename(unfinished, file)
  } catch (error) {
    // A full disk is the reason; that nothing more could be added is only its consequence.
    const reason = failure ?? error
    tar.destroy()
    await written.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw reason
  }
}

/** Adds content that is in memory. */
export function addContent(add: AddEntry, name: string, content: Buffer): Promise<void> {
  return add(name, content.length, Readable.from([content], { objectMode: false }))
}

/** One file of the archive. */
export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  readonly mode: number
  readonly at: Date
  readonly content: Readable
}

/**
 * Reads the entries in turn; each must be read to its end before the next.
 * @throws ArchiveRefused when the archive is damaged, cut short, or unpacks to far more than it is.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tooMuch = () =>
    new ArchiveRefused(file, `it unpacks to more than ${MAX_RATIO} times its size`)
  const handle = await open(file)
  const entries = extract()
  const packed = handle.createReadStream()
  const unpacked = pipeline(
    packed,
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) => unpackModerately(chunks, () => packed.bytesRead, tooMuch),
    entries,
  )
  // Awaited below; a failure before that is not unhandled.
  unpacked.catch(() => undefined)
  const refusal = (cause: unknown) =>
    cause instanceof ArchiveRefused
      ? cause
      : new ArchiveRefused(file, 'it cannot be read: it is damaged or incomplete', { cause })
  async function* contentOf(entry: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    try {
      yield* entry
    } catch (error) {
      throw refusal(error)
    }
  }
  try {
    for await (const entry of entries) {
      const { name, type, size = 0, mode = 0, mtime = new Date(0) } = entry.header
      if (type !== 'file') throw new ArchiveRefused(file, `${name} is not a file`)
      const content = Readable.from(contentOf(entry), { objectMode: false })
      yield { name, size, mode, at: mtime, content }
    }
    await unpacked
  } catch (error) {
    throw refusal(error)
  } finally {
    entries.destroy()
    await unpacked.catch(() => undefined)
  }
}

/** Whether a header is as ours are. */
export const isOwnHeader = ({ mode, at }: ArchiveEntry, expectedAt: Date): boolean =>
  mode === MODE && Math.trunc(at.getTime() / 1000) === Math.trunc(expectedAt.getTime() / 1000)

/**
 * The content of an entry that is read into memory.
 * @throws ArchiveRefused for one that has more than ours ever have.
 */
export async function readWhole(
  { name, size, content }: ArchiveEntry,
  file: string,
  most: number,
): Promise<Buffer> {
  if (size > most) throw new ArchiveRefused(file, `${name} is larger than it may be`)
  const chunks: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
