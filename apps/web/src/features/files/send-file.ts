import { PARTS_AT_ONCE, UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { ApiError, call, canRetry } from '#shared'
import type { Transport } from './transport.ts'

/** The server takes 20 parts a second of one session. */
const PART_EVERY_MS = 55

/** After a failure it waits for so long, twice as long each time, up to the most. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/**
 * How often an end may name parts to send again. A file has 2,048 at most, and 100 of them are named;
 * the server's machine may have died more than once.
 */
const ENDS = 40

export interface Sending<Stored> {
  readonly transport: Transport<Stored>
  readonly content: File
  /** The upload that was begun before, where there is one. */
  readonly uploadId: number | undefined
  readonly signal: AbortSignal
  /** Hears the number of the upload before its first part is sent. */
  readonly onBegun: (uploadId: number) => Promise<void>
  /** Hears how much has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Hears whether it waits for the server or the network. */
  readonly onWaiting: (isWaiting: boolean) => void
}

/**
 * Sends a file in parts, or what is missing of one that was begun before. What does not get through is
 * sent again until it does, or until it is cancelled; so is what the server has lost again.
 * @throws ApiError when it is refused; DOMException when it is cancelled.
 */
export async function sendFile<Stored>(sending: Sending<Stored>): Promise<Stored> {
  const { content, transport, signal, onProgress } = sending
  const { uploadId, received } = await begin(sending)
  const count = partsOf(content.size)
  let arrived = received.size
  let nextAt = 0
  const sendNext = async (missing: number[]): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const now = Date.now()
      const startsAt = Math.max(now, nextAt)
      nextAt = startsAt + PART_EVERY_MS
      await wait(startsAt - now, signal)
      const slice = content.slice(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES)
      const data = new File([slice], 'part')
      const input = { Id: uploadId, part, UserId: transport.userId, data }
      await persist(sending, () => transport.part(input, { signal }))
      arrived += 1
      onProgress(arrived / count)
    }
  }
  let missing = [...everyPart(count)].filter((part) => !received.has(part))
  for (let end = 1; ; end++) {
    onProgress(arrived / count)
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, () => sendNext(missing)))
    try {
      return await persist(sending, () => transport.end(uploadId, { signal }))
    } catch (error) {
      missing = missingOf(error)
      if (missing.length === 0 || end === ENDS) throw error
      arrived -= missing.length
    }
  }
}

/** The parts that the server has no longer as they arrived, though it had them: its machine died. */
function missingOf(error: unknown): number[] {
  const { rule, Missing } = error instanceof ApiError ? error.details : {}
  if (rule !== 'file_parts' || !Array.isArray(Missing)) return []
  return Missing.filter((part) => typeof part === 'number')
}

const partsOf = (bytes: number): number => Math.ceil(bytes / UPLOAD_PART_BYTES)

/** Goes on with the upload that was begun, or begins one. */
async function begin(
  sending: Sending<unknown>,
): Promise<{ uploadId: number; received: ReadonlySet<number> }> {
  const { uploadId, signal } = sending
  if (uploadId !== undefined) {
    const known = await persist(sending, () =>
      call('files.readUpload', { Id: uploadId }, { signal }).catch(ifGone),
    )
    if (known?.State === 'done') return { uploadId, received: everyPart(known.Parts) }
    if (known?.State === 'started' || known?.State === 'receiving') {
      return { uploadId, received: new Set(known.Received) }
    }
  }
  return { uploadId: await start(sending), received: new Set() }
}

async function start(sending: Sending<unknown>): Promise<number> {
  const { transport, content, signal, onBegun } = sending
  const input = {
    OriginalName: content.name,
    Mime: content.type,
    Parts: partsOf(content.size),
    FileSize: content.size,
  }
  const idempotencyKey = crypto.randomUUID()
  const { Id } = await persist(sending, () => transport.start(input, { signal, idempotencyKey }))
  await onBegun(Id)
  return Id
}

const everyPart = (count: number): ReadonlySet<number> =>
  new Set(Array.from({ length: count }, (_, part) => part))

/** An upload that is no longer known is begun anew. */
function ifGone(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'not_found') return undefined
  throw error
}

/** Does it again until it gets through, where that may help. */
async function persist<Result>(
  { signal, onWaiting }: Sending<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    try {
      const result = await work()
      onWaiting(false)
      return result
    } catch (error) {
      if (signal.aborted || !canRetry(error)) throw error
      onWaiting(true)
      await wait(pause, signal, true)
    }
  }
}

/** Passes time; less of it where the network comes back meanwhile. @throws DOMException when cancelled. */
function wait(ms: number, signal: AbortSignal, untilOnline = false): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const clear = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancelled)
      removeEventListener('online', done)
    }
    const done = (): void => {
      clear()
      resolve()
    }
    const cancelled = (): void => {
      clear()
      reject(signal.reason as Error)
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', cancelled)
    if (untilOnline) addEventListener('online', done)
  })
}
