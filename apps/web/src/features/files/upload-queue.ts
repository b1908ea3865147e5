import { uploadPrefix } from '#storage'
import { toFiles, type UploadTarget } from './transport.ts'
import type { StoredFile } from './stored-file.ts'
import { UploadRunner, type UploadingFile } from './upload-runner.ts'
import { listKeptUploads } from './upload-store.ts'

/** One file of a queue. */
export type QueuedFile = UploadingFile<StoredFile, undefined>

interface QueueOptions {
  readonly target: UploadTarget
  /** Hears of the files that have arrived once none is left to send; what it does may fail, and is tried again. */
  readonly onUploaded: (files: StoredFile[]) => void | Promise<void>
  readonly onChange: (files: readonly QueuedFile[]) => void
  /** Says why a file is not even sent; undefined for one that may be. */
  readonly check: (content: File) => unknown
}

/**
 * The files on their way to one place. What is on its way is kept in the browser until it has arrived and
 * been told of: a page that is loaded again goes on with it.
 */
export class UploadQueue {
  readonly #options: QueueOptions
  readonly #runner: UploadRunner<StoredFile, undefined>

  constructor(options: QueueOptions) {
    this.#options = options
    this.#runner = new UploadRunner({
      transportOf: () => toFiles(options.target),
      onChange: options.onChange,
      onRest: () => void this.#report(),
    })
  }

  /** Goes on with what an earlier page had begun. */
  async resume(): Promise<void> {
    const kept = await listKeptUploads(this.#prefix)
    if (this.#runner.isClosed) return
    for (const { key, upload } of kept)
      this.#runner.goOn({ key, content: upload.content, about: undefined }, upload.uploadId)
  }

  /** Adds files to the end; one that may not be sent says why at once. */
  add(contents: readonly File[]): void {
    for (const content of contents) {
      const file = { key: this.#prefix + crypto.randomUUID(), content, about: undefined }
      const error = this.#options.check(content)
      if (error === undefined) void this.#runner.add(file)
      else this.#runner.refuse(file, error)
    }
  }

  /** Takes a file out, wherever it is: what has arrived of it is not kept. */
  cancel(key: string): void {
    this.#runner.cancel(key)
  }

  /** Sends a file again that was refused. */
  retry(key: string): void {
    const content = this.#runner.files.find((file) => file.key === key)?.content
    if (content && this.#options.check(content) === undefined) this.#runner.retry(key)
  }

  /** Stops sending; what is not finished is gone on with by the next page. */
  close(): void {
    this.#runner.close()
  }

  get #prefix(): string {
    const { userId, category, name } = this.#options.target
    return uploadPrefix(userId, category, name)
  }

  /** Once none is left to send. */
  async #report(): Promise<void> {
    const done = this.#runner.files.filter(({ state }) => state === 'done')
    if (done.length === 0) return
    this.#runner.remove(done.map(({ key }) => key))
    try {
      await this.#options.onUploaded(done.flatMap(({ stored }) => stored ?? []))
      for (const { key } of done) void this.#runner.forget(key)
    } catch (error) {
      this.#runner.putBack(done.map((file) => ({ ...file, state: 'failed', error })))
    }
  }
}
