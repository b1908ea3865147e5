import { ApiError, call } from '#shared'
import { uploadPrefix } from '#storage'
import { sendFile, toFiles, type UploadTarget } from './send-file.ts'
import type { StoredFile } from './stored-file.ts'
import { forgetUpload, keepUpload, listKeptUploads } from './upload-store.ts'

/** One file of a queue. */
export interface QueuedFile {
  readonly key: string
  readonly content: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** -1 before it begins, then from 0 to 1 (spec §4). */
  readonly progress: number
  /** It waits for the network or the server, and will go on by itself. */
  readonly isHeldUp: boolean
  /** Why it was refused. */
  readonly error?: unknown
  readonly stored?: StoredFile
}

interface QueueOptions {
  readonly target: UploadTarget
  /** Hears of the files that have arrived once none is left to send; what it does may fail, and is tried again. */
  readonly onUploaded: (files: StoredFile[]) => void | Promise<void>
  readonly onChange: (files: readonly QueuedFile[]) => void
  /** Says why a file is not even sent; undefined for one that may be. */
  readonly check: (content: File) => unknown
}

/**
 * Sends files one after the other, three parts of each at once. What is on its way is kept in the
 * browser until it has arrived and been told of: a page that is loaded again goes on with it.
 */
export class UploadQueue {
  readonly #options: QueueOptions
  readonly #running = new Map<string, AbortController>()
  readonly #uploadIds = new Map<string, number>()
  #files: readonly QueuedFile[] = []
  #isClosed = false

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** Goes on with what an earlier page had begun. */
  async resume(): Promise<void> {
    const kept = await listKeptUploads(this.#prefix)
    if (this.#isClosed) return
    for (const { key, upload } of kept) {
      if (upload.uploadId !== undefined) this.#uploadIds.set(key, upload.uploadId)
      if (!this.#files.some((file) => file.key === key)) this.#append(key, upload.content)
    }
    this.#work()
  }

  /** Adds files to the end; one that may not be sent says why at once. */
  add(contents: readonly File[]): void {
    for (const content of contents) {
      const key = this.#prefix + crypto.randomUUID()
      this.#append(key, content)
      const error = this.#options.check(content)
      if (error === undefined) void keepUpload(key, { content })
      else this.#change(key, { state: 'failed', error })
    }
    this.#work()
  }

  /** Takes a file out, wherever it is: what has arrived of it is not kept. */
  cancel(key: string): void {
    this.#running.get(key)?.abort()
    const uploadId = this.#uploadIds.get(key)
    this.#files = this.#files.filter((file) => file.key !== key)
    this.#tell()
    void forgetUpload(key)
    if (uploadId !== undefined) void this.#discard(uploadId)
    this.#work()
  }

  /** Sends a file again that was refused. */
  retry(key: string): void {
    const content = this.#files.find((file) => file.key === key)?.content
    if (!content) return
    const error = this.#options.check(content)
    if (error !== undefined) return
    void keepUpload(key, { content })
    this.#change(key, { state: 'waiting', progress: -1, error: undefined })
    this.#work()
  }

  /** Stops sending; what is not finished is gone on with by the next page. */
  close(): void {
    this.#isClosed = true
    for (const controller of this.#running.values()) controller.abort()
  }

  get #prefix(): string {
    const { userId, category, name } = this.#options.target
    return uploadPrefix(userId, category, name)
  }

  #append(key: string, content: File): void {
    const file = { key, content, state: 'waiting', progress: -1, isHeldUp: false } as const
    this.#files = [...this.#files, file]
    this.#tell()
  }

  #change(key: string, change: Partial<QueuedFile>): void {
    this.#files = this.#files.map((file) => (file.key === key ? { ...file, ...change } : file))
    this.#tell()
  }

  #tell(): void {
    if (!this.#isClosed) this.#options.onChange(this.#files)
  }

  #work(): void {
    if (this.#isClosed || this.#running.size > 0) return
    const next = this.#files.find(({ state }) => state === 'waiting')
    if (next) void this.#send(next)
    else void this.#report()
  }

  async #send({ key, content }: QueuedFile): Promise<void> {
    const controller = new AbortController()
    this.#running.set(key, controller)
    this.#change(key, { state: 'sending', progress: 0 })
    try {
      const stored = await sendFile({
        transport: toFiles(this.#options.target),
        content,
        uploadId: this.#uploadIds.get(key),
        signal: controller.signal,
        onBegun: (uploadId) => {
          this.#uploadIds.set(key, uploadId)
          return keepUpload(key, { content, uploadId })
        },
        onProgress: (progress) => this.#change(key, { progress }),
        onWaiting: (isHeldUp) => {
          if (this.#files.some((file) => file.key === key && file.isHeldUp !== isHeldUp))
            this.#change(key, { isHeldUp })
        },
      })
      this.#change(key, { state: 'done', progress: 1, stored })
    } catch (error) {
      if (!controller.signal.aborted) {
        // A refused content would be refused again: another try begins anew.
        const uploadId = this.#uploadIds.get(key)
        this.#uploadIds.delete(key)
        if (uploadId !== undefined) void this.#discard(uploadId)
        this.#change(key, { state: 'failed', error, isHeldUp: false })
        if (error instanceof ApiError) void forgetUpload(key)
      }
    } finally {
      this.#running.delete(key)
      this.#work()
    }
  }

  /** Once none is left to send. */
  async #report(): Promise<void> {
    const done = this.#files.filter(({ state }) => state === 'done')
    if (done.length === 0) return
    this.#files = this.#files.filter(({ state }) => state !== 'done')
    try {
      await this.#options.onUploaded(done.flatMap(({ stored }) => stored ?? []))
      for (const { key } of done) {
        this.#uploadIds.delete(key)
        void forgetUpload(key)
      }
    } catch (error) {
      this.#files = [
        ...done.map((file) => ({ ...file, state: 'failed' as const, error })),
        ...this.#files,
      ]
    }
    this.#tell()
  }

  async #discard(uploadId: number): Promise<void> {
    await call('files.deleteFile', { Id: uploadId }).catch(() => undefined)
  }
}
