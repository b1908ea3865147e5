import { Readable } from 'node:stream'
import { isSilence } from './failure-words.ts'
import type { ArrivingContent, FileStorage } from './file-storage.ts'
import { isStorageFailure, isUnreachable, StorageUnavailable } from './storage-unavailable.ts'
import { TimedOut, within } from './within.ts'

/** How long is waited for the storage, and how long what it said is held for true. In milliseconds. */
const LIMITS = {
  /** For what nothing large depends on. */
  answerMs: 10_000,
  /** For what is read or written, besides. */
  perMegabyteMs: 1_000,
  /** For a content that is read as a whole. */
  readMs: 60_000,
  /** Between two pieces of what is read piece by piece. */
  pieceMs: 20_000,
  /** For the question whether it is there. */
  checkMs: 5_000,
  /** After a question without an answer nobody waits for the storage, until one is answered. */
  silentMs: 10_000,
  /** After a write that failed, unless as much is written, it counts as away. */
  failedMs: 30_000,
}

const MEGABYTE = 1024 * 1024

/** A write that the storage could not do. */
interface FailedWrite {
  readonly bytes: number
  readonly at: number
  readonly error: StorageUnavailable
}

/**
 * The storage as everybody has it: whatever keeps it from serving is a StorageUnavailable, nobody waits
 * for it for ever, and `check` tells what writes have met: a small file may have room where theirs has
 * none.
 * @param now the time that has passed since some instant, in milliseconds.
 */
export function guardStorage(
  storage: FileStorage,
  limits: Partial<typeof LIMITS> = {},
  now: () => number = () => performance.now(),
): FileStorage {
  const { answerMs, perMegabyteMs, readMs, pieceMs, checkMs, silentMs, failedMs } = {
    ...LIMITS,
    ...limits,
  }
  let silentUntil = -Infinity
  let failed: FailedWrite | undefined

  const limitOf = (bytes = 0) => answerMs + Math.ceil(bytes / MEGABYTE) * perMegabyteMs

  /** What the work returns. @param ms without it, as long as it takes. */
  async function use<Result>(work: () => Promise<Result>, ms?: number): Promise<Result> {
    if (now() < silentUntil) throw new StorageUnavailable(new TimedOut(checkMs))
    try {
      return await (ms === undefined ? work() : within(ms, work()))
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  async function write<Result>(
    bytes: number,
    work: () => Promise<Result>,
    ms?: number,
  ): Promise<Result> {
    try {
      const result = await use(work, ms)
      if (failed && bytes >= failed.bytes) failed = undefined
      return result
    } catch (error) {
      if (error instanceof StorageUnavailable && !isUnreachable(error.cause))
        failed = { bytes, at: now(), error }
      throw error
    }
  }

  return {
    write: (key, content) =>
      write(content.length, () => storage.write(key, content), limitOf(content.length)),
    read: (key) => use(() => storage.read(key), readMs),
    async open(key, range) {
      const stream = await use(() => openWithin(limitOf(), storage.open(key, range)))
      return stream && guardStream(stream, pieceMs)
    },
    remove: (key) => use(() => storage.remove(key), limitOf()),
    listOlder: (area, before) => use(() => storage.listOlder(area, before)),
    listAll: () => storage.listAll(),
    writePart(content, part, pieces) {
      const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
      return write(bytes, () => storage.writePart(content, part, pieces), limitOf(bytes))
    },
    listParts: (content) => use(() => storage.listParts(content), limitOf(sizeOf(content))),
    hasAllParts: (content) => use(() => storage.hasAllParts(content), limitOf(sizeOf(content))),
    joinParts: (content, read) => write(sizeOf(content), () => storage.joinParts(content, read)),
    removeParts: (key) => use(() => storage.removeParts(key), limitOf()),
    async check() {
      try {
        await within(checkMs, storage.check())
        silentUntil = -Infinity
      } catch (error) {
        if (isSilence(error)) silentUntil = now() + silentMs
        throw asUnavailable(error)
      }
      if (failed && now() - failed.at < failedMs) throw failed.error
    },
  }
}

/** The most that a content may have. */
const sizeOf = ({ parts, partBytes }: ArrivingContent): number => parts * partBytes

const asUnavailable = (error: unknown): unknown =>
  error instanceof StorageUnavailable || !isStorageFailure(error)
    ? error
    : new StorageUnavailable(error)

/** What comes too late is closed. */
async function openWithin(
  ms: number,
  opening: Promise<Readable | undefined>,
): Promise<Readable | undefined> {
  try {
    return await within(ms, opening)
  } catch (error) {
    opening.then((late) => late?.destroy()).catch(() => undefined)
    throw error
  }
}

/** Who is slow to take a piece is not the storage: time counts while the next piece is waited for. */
function guardStream(source: Readable, pieceMs: number): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    const reading = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    try {
      for (;;) {
        const { done, value } = await within(pieceMs, reading.next())
        if (done) return
        yield value
      }
    } catch (error) {
      throw asUnavailable(error)
    } finally {
      source.destroy()
    }
  }
  const guarded = Readable.from(pieces(), { objectMode: false })
  // Whoever is waiting for the next piece then is told that there is none.
  return guarded.on('close', () => source.destroy())
}
