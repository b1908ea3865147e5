import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../../kernel/errors.ts'
import { StreamBody } from '../../kernel/file-body.ts'
import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'
import type { FileRow } from './file-store.ts'

/** A picture as it was uploaded. */
export interface PictureJob {
  readonly content: Uint8Array
}

/** The same, small; nothing of what cannot be read. */
export interface SmallPicture {
  readonly content: Uint8Array | null
}

/** What is made small; all of it has been looked at when it was uploaded. */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** A picture of fewer bytes is small already; one of more is not worth the memory. */
const LEAST_BYTES = 48 * 1024
const MOST_BYTES = 32 * 1024 * 1024

/** What is sent whole while the project has asked for too many: a page may show a hundred of them. */
const BUSY_BYTES = 2 * 1024 * 1024

/** So many small pictures, each of some 30 KB, are kept by each process of the server. */
const MAX_KEPT = 500

const processes = new WorkerProcesses<PictureJob, SmallPicture>({
  file: 'picture-process',
  from: import.meta.url,
  atOnce: 2,
  maxWaiting: 200,
  timeoutMs: 10_000,
  memoryMb: 256,
})

/** Small pictures by the hash of what they were made of; the one that was asked for last is last. */
const kept = new Map<string, Buffer>()

/**
 * A picture as lists and conversations show it: at most 640 pixels on a side, still, and without what a
 * camera writes into it, such as where it was. Made in a process beside the server; where that cannot be,
 * or would be no smaller, and for all that is no picture, the file itself.
 * @throws too_many_requests for a large one where the project has asked for too many.
 */
export async function smallOf(
  { mime, bytes, hash: digest, originalName }: FileRow,
  whole: StreamBody,
  projectId: number,
): Promise<StreamBody> {
  if (!PICTURES.includes(mime) || bytes < LEAST_BYTES || bytes > MOST_BYTES) return whole
  const hash = digest.toString('hex')
  const content = kept.get(hash) ?? (await makeSmall(whole, hash, projectId))
  if (content === undefined) return whole
  keep(hash, content)
  if (content.length >= bytes) return whole
  return new StreamBody({
    name: originalName,
    mime: 'image/webp',
    bytes: content.length,
    tag: `${hash}-small`,
    isInline: true,
    open: async (range) =>
      Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
  })
}

/** Undefined where it cannot be made. */
async function makeSmall(
  whole: StreamBody,
  hash: string,
  projectId: number,
): Promise<Buffer | undefined> {
  const fetchJob = async () => {
    const stream = await whole.open()
    return { content: stream ? await buffer(stream) : Buffer.alloc(0) }
  }
  try {
    const { content } = await processes.run(fetchJob, { projectId, content: `small ${hash}` })
    return content === null ? undefined : Buffer.from(content)
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'too_many_requests'
    if (error instanceof JobLimit || (isBusy && whole.length <= BUSY_BYTES)) return undefined
    throw error
  }
}

function keep(hash: string, content: Buffer): void {
  kept.delete(hash)
  kept.set(hash, content)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
}
