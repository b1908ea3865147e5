import { forgetUpload, keepUpload, listKeptUploads, sendFile } from '#features/files'
import { call, currentProject } from '#shared'
import { keptPrefix, readOptions, type ItemOptions } from '../kept-items.ts'
import { toLibrary } from '../send-item.ts'
import { timeLeft } from './time-left.ts'
import { isOnItsWay, isTrayBusy, trayFiles, type TrayFile } from './tray-files.ts'

/** A file that is to be put into a library, with what is said of it. */
interface NewFile {
  readonly content: File
  readonly options: ItemOptions
}

/** To which library, and whose. */
type Owner = Pick<TrayFile, 'projectId' | 'userId'>

/** Somebody has gone to another project: a library takes files only from who stands in its project. */
class OtherProject extends Error {}

const uploadIds = new Map<string, number>()
/** Ends the lock of a file, by which another tab knows that it is sent here. */
const releases = new Map<string, () => void>()
let running: { readonly key: string; readonly stop: AbortController } | undefined

/**
 * Sends files to a library, one after the other. They are kept in the browser until they have arrived:
 * a page that is loaded again goes on with them.
 */
export function uploadToLibrary(owner: Owner, files: readonly NewFile[]): void {
  for (const { content, options } of files) {
    const key = keptPrefix(owner.projectId) + crypto.randomUUID()
    const kept = keepUpload(key, { content, about: options })
    void holdKey(key, () => kept)
    append({ ...owner, key, content, options })
  }
  work()
}

/** Goes on with what an earlier page had begun to send to the library of a project. */
export async function resumeUploads(owner: Owner): Promise<void> {
  const prefix = keptPrefix(owner.projectId)
  for (const { key } of await listKeptUploads(prefix)) {
    if (releases.has(key)) continue
    void holdKey(key, async () => {
      // Another tab may have sent it meanwhile.
      const kept = (await listKeptUploads(prefix)).find((one) => one.key === key)
      const options = kept && readOptions(kept.upload)
      if (!kept || !options) return releases.get(key)?.()
      const { content, uploadId } = kept.upload
      if (uploadId !== undefined) uploadIds.set(key, uploadId)
      append({ ...owner, key, content, options })
      work()
    })
  }
}

/** Takes a file out, wherever it is: nothing of it is kept. */
export function cancelUpload(key: string): void {
  if (running?.key === key) running.stop.abort()
  discard(key)
  remove([key])
  work()
}

/** Takes out all that has not arrived. */
export function cancelAll(): void {
  for (const { key } of trayFiles.get().filter(isOnItsWay)) cancelUpload(key)
}

/** Takes out what has arrived, and what was refused. */
export function clearEnded(): void {
  const ended = trayFiles.get().filter((file) => !isOnItsWay(file))
  remove(ended.map(({ key }) => key))
}

/** Sends a file again that was refused, perhaps under another title or as a version of an item. */
export function retryUpload(key: string, start: Partial<ItemOptions['start']> = {}): void {
  const file = trayFiles.get().find((one) => one.key === key)
  if (!file) return
  const options = { ...file.options, start: { ...file.options.start, ...start } }
  void keepUpload(key, { content: file.content, about: options })
  change(key, { options, state: 'waiting', progress: -1, error: undefined })
  work()
}

/** Goes on with the next file that can be sent from the project where the person is. */
export function work(): void {
  if (running) return
  const here = currentProject()
  const isNext = ({ state, projectId }: TrayFile) => state === 'waiting' && projectId === here
  const next = trayFiles.get().find(isNext)
  if (next) void send(next)
}

async function send({ key, userId, projectId, content, options }: TrayFile): Promise<void> {
  const stop = new AbortController()
  running = { key, stop }
  change(key, { state: 'sending', progress: 0, leftMs: undefined })
  const leftAt = timeLeft()
  const transport = toLibrary({ userId, ...options })
  const here =
    <Input extends unknown[], Output>(ask: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (currentProject() !== projectId) throw new OtherProject()
      return ask(...input)
    }
  try {
    const item = await sendFile({
      transport: {
        userId,
        start: here(transport.start),
        part: here(transport.part),
        end: here(transport.end),
      },
      content,
      uploadId: uploadIds.get(key),
      signal: stop.signal,
      onBegun: (uploadId) => {
        uploadIds.set(key, uploadId)
        return keepUpload(key, { content, uploadId, about: options })
      },
      onProgress: (progress) =>
        change(key, { progress, leftMs: leftAt(progress, performance.now()) }),
      onWaiting: (isHeldUp) => {
        const file = trayFiles.get().find((one) => one.key === key)
        if (file && file.isHeldUp !== isHeldUp) change(key, { isHeldUp })
      },
    })
    uploadIds.delete(key)
    await forgetUpload(key)
    change(key, { state: 'done', progress: 1, item, isHeldUp: false })
    release(key)
  } catch (error) {
    if (stop.signal.aborted) return
    if (error instanceof OtherProject || currentProject() !== projectId)
      change(key, { state: 'waiting', progress: -1, isHeldUp: false })
    else {
      // A refused content would be refused again: another try begins anew.
      discard(key)
      change(key, { state: 'failed', error, isHeldUp: false })
    }
    stop.abort()
  } finally {
    if (running?.key === key) running = undefined
    work()
  }
}

function append(file: Pick<TrayFile, 'key' | 'content' | 'options'> & Owner): void {
  const state = { state: 'waiting', progress: -1, isHeldUp: false } as const
  set([...trayFiles.get(), { ...file, ...state }])
}

function change(key: string, now: Partial<TrayFile>): void {
  set(trayFiles.get().map((file) => (file.key === key ? { ...file, ...now } : file)))
}

function remove(keys: readonly string[]): void {
  set(trayFiles.get().filter(({ key }) => !keys.includes(key)))
  for (const key of keys) release(key)
}

/** The browser asks before the site is left as long as something is on its way. */
function set(files: readonly TrayFile[]): void {
  trayFiles.set(files)
  if (isTrayBusy()) addEventListener('beforeunload', preventLeaving)
  else removeEventListener('beforeunload', preventLeaving)
}

const preventLeaving = (event: Event): void => event.preventDefault()

/** Nothing of what has arrived of a file is kept, here or on the server. */
function discard(key: string): void {
  const Id = uploadIds.get(key)
  uploadIds.delete(key)
  void forgetUpload(key)
  if (Id !== undefined) void call('files.deleteFile', { Id }).catch(() => undefined)
}

/** Does something with a file once no other tab sends it, and has it until it is released. */
async function holdKey(key: string, begin: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  releases.set(key, resolve)
  const hold = async (): Promise<void> => {
    await begin()
    await promise
  }
  // Locks are there where the connection is secure.
  await ('locks' in navigator ? navigator.locks.request(key, hold) : hold())
}

function release(key: string): void {
  releases.get(key)?.()
  releases.delete(key)
}
