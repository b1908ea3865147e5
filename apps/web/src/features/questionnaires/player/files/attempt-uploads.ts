import { canRetry, signedInAs } from '#shared'
import { forgetUpload, keepUpload, listKeptUploads, type KeptUpload } from '#features/files'
import { uploadPrefix } from '#storage'
import type { QuestFile } from './attempt-files.ts'
import { uploadFile } from './upload-file.ts'

/** How the upload for one question stands. */
export interface UploadState {
  /** From 0 to 1 while a file is on its way; null otherwise. */
  readonly progress: number | null
  /** Why the last one did not arrive; undefined where it did. */
  readonly error?: unknown
}

const NONE: UploadState = { progress: null }

interface Options {
  readonly answerSetId: number
  /** Which attempt of the set it is: what was on its way to one that was cleared is not sent to the next. */
  readonly epoch: number
  /** Hears of a file that has arrived. */
  readonly onArrived: (groupId: number, file: QuestFile) => void
}

/**
 * The files that are on their way to an attempt, one for each question, whichever question is shown. Those
 * of somebody who is signed in are kept in the browser until they have arrived: a page that is loaded
 * again, such as after signing in once more, goes on with them. What comes by a link is not kept, since
 * nobody signs off who would leave nothing behind.
 */
export class AttemptUploads {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  readonly #states = new Map<number, UploadState>()
  readonly #running = new Map<number, AbortController>()

  constructor(options: Options) {
    this.#options = options
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** How it stands with a question's upload. */
  stateOf(groupId: number): UploadState {
    return this.#states.get(groupId) ?? NONE
  }

  /** Goes on with what an earlier page had begun; the answered function stops what is on its way. */
  readonly open = (): (() => void) => {
    let isClosed = false
    void listKeptUploads(this.#prefix).then((kept) => {
      for (const { upload } of kept) {
        const groupId = groupOf(upload)
        if (isClosed || groupId === undefined || this.#running.has(groupId)) continue
        void this.#send(groupId, upload.content, upload.uploadId)
      }
    })
    return () => {
      isClosed = true
      for (const controller of this.#running.values()) controller.abort()
      this.#running.clear()
    }
  }

  /** Uploads a file for a question, in the place of one that is on its way. @returns it, once it has arrived. */
  upload(groupId: number, content: File): Promise<QuestFile | undefined> {
    return this.#send(groupId, content, undefined)
  }

  /** Gives up what is on its way for a question. */
  cancel(groupId: number): void {
    this.#running.get(groupId)?.abort()
    this.#running.delete(groupId)
    void forgetUpload(this.#keyOf(groupId))
    this.#show(groupId, NONE)
  }

  /** Gives up whatever is on its way, as when the attempt ends. */
  cancelAll(): void {
    for (const groupId of Array.from(this.#running.keys())) this.cancel(groupId)
  }

  get #prefix(): string {
    const { answerSetId, epoch } = this.#options
    return uploadPrefix('quest', answerSetId, epoch)
  }

  #keyOf(groupId: number): string {
    return `${this.#prefix}${groupId}`
  }

  async #send(
    groupId: number,
    content: File,
    fileId: number | undefined,
  ): Promise<QuestFile | undefined> {
    const { answerSetId, onArrived } = this.#options
    const controller = new AbortController()
    const { signal } = controller
    this.#running.get(groupId)?.abort()
    this.#running.set(groupId, controller)
    this.#show(groupId, { progress: 0 })
    const key = this.#keyOf(groupId)
    const keep = async (uploadId?: number): Promise<void> => {
      if (signedInAs() === undefined || signal.aborted) return
      await keepUpload(key, { content, about: groupId, ...(uploadId && { uploadId }) })
    }
    try {
      await keep(fileId)
      const file = await uploadFile({
        answerSetId,
        groupId,
        content,
        fileId,
        signal,
        onBegun: keep,
        onProgress: (progress) => {
          if (!signal.aborted) this.#show(groupId, { progress })
        },
      })
      if (signal.aborted) return undefined
      onArrived(groupId, file)
      this.#end(groupId, NONE)
      void forgetUpload(key)
      return file
    } catch (error) {
      if (signal.aborted) return undefined
      this.#end(groupId, { progress: null, error })
      // What did not get through is gone on with by the next page.
      if (!canRetry(error)) void forgetUpload(key)
      return undefined
    }
  }

  #end(groupId: number, state: UploadState): void {
    this.#running.delete(groupId)
    this.#show(groupId, state)
  }

  #show(groupId: number, state: UploadState): void {
    this.#states.set(groupId, state)
    for (const listener of this.#listeners) listener()
  }
}

/** For which question a file was on its way. */
function groupOf({ about }: KeptUpload): number | undefined {
  return typeof about === 'number' ? about : undefined
}
