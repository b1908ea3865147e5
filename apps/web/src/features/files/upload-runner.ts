import { ApiError, call, loadPart, service } from '#shared'
import type { Transport } from './transport.ts'
import { timeLeft } from './time-left.ts'
import { forgetUpload, keepUpload } from './upload-store.ts'

/** A file that is sent, what it becomes, and what its sender knows of it besides. */
export interface UploadingFile<Stored, About> {
  readonly key: string
  readonly content: File
  readonly about: About
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** -1 before it begins, then from 0 to 1 (spec §4). */
  readonly progress: number
  /** It waits for the network or the server, and will go on by itself. */
  readonly isHeldUp: boolean
  /** How long it will still take, in milliseconds; undefined while nobody knows. */
  readonly leftMs?: number | undefined
  /** Why it was refused. */
  readonly error?: unknown
  readonly stored?: Stored
}

/** Whether a file is still to be sent. */
export const isOnItsWay = ({ state }: Pick<UploadingFile<unknown, unknown>, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'

interface Rules<Stored, About> {
  readonly transportOf: (about: About) => Transport<Stored>
  /** What is kept in the browser of what is known of a file; nothing without. */
  readonly keptOf?: (about: About) => unknown
  /** Whether a file may be sent as things are; one that may not waits until `sendNext` is called. */
  readonly isDue?: (about: About) => boolean
  readonly onChange: (files: readonly UploadingFile<Stored, About>[]) => void
  /** Does what is to be done of a file that has arrived, before that is shown. */
  readonly onArrived?: (key: string) => Promise<void>
  /** Hears that no file is left to be sent. */
  readonly onRest?: () => void
}

type NewFile<About> = Pick<UploadingFile<unknown, About>, 'key' | 'content' | 'about'>

/** The file may not be sent as things are now. */
class NotDue extends Error {}

/**
 * Sends files one after the other, three parts of each at once. What is on its way is kept in the browser
 * until somebody forgets it: a page that is loaded again can go on with it.
 * ```ts
 * const runner = new UploadRunner({ transportOf: () => toFiles(target), onChange: setFiles })
 * await runner.add({ key, content, about: undefined })
 * ```
 */
export class UploadRunner<Stored, About> {
  readonly #rules: Rules<Stored, About>
  readonly #uploadIds = new Map<string, number>()
  #files: readonly UploadingFile<Stored, About>[] = []
  #running: { readonly key: string; readonly stop: AbortController } | undefined
  #isClosed = false

  constructor(rules: Rules<Stored, About>) {
    this.#rules = rules
  }

  get files(): readonly UploadingFile<Stored, About>[] {
    return this.#files
  }

  /** Whether nobody sends by it any more. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Adds a file to the end; resolves once the browser keeps it. */
  async add(file: NewFile<About>): Promise<void> {
    this.goOn(file, undefined)
    await this.#keep(file)
  }

  /** Adds a file that an earlier page had kept, with the upload that it had begun. */
  goOn(file: NewFile<About>, uploadId: number | undefined): void {
    if (this.#find(file.key)) return
    if (uploadId !== undefined) this.#uploadIds.set(file.key, uploadId)
    this.#set([...this.#files, { ...file, ...WAITING }])
    this.sendNext()
  }

  /** Adds a file that is not even sent, and why. */
  refuse(file: NewFile<About>, error: unknown): void {
    this.#set([...this.#files, { ...file, ...WAITING, state: 'failed', error }])
  }

  /** Takes a file out, wherever it is: nothing of it is kept, here or on the server. */
  cancel(key: string): void {
    if (this.#running?.key === key) this.#running.stop.abort()
    this.#discard(key)
    void forgetUpload(key)
    this.remove([key])
    this.sendNext()
  }

  /** Sends a file again that was refused, perhaps with something else said of it. */
  retry(key: string, about?: About): void {
    const file = this.#find(key)
    if (!file) return
    const next = { ...file, about: about ?? file.about }
    void this.#keep(next)
    this.#change(key, { ...WAITING, about: next.about, error: undefined })
    this.sendNext()
  }

  /** Takes files out that are not on their way. */
  remove(keys: readonly string[]): void {
    this.#set(this.#files.filter(({ key }) => !keys.includes(key)))
  }

  /** Puts files back that were taken out, before all others. */
  putBack(files: readonly UploadingFile<Stored, About>[]): void {
    this.#set([...files, ...this.#files])
  }

  /** Keeps nothing of a file any more that is where it belongs. */
  async forget(key: string): Promise<void> {
    this.#uploadIds.delete(key)
    await forgetUpload(key)
  }

  /** Goes on with the next file that may be sent. */
  sendNext(): void {
    if (this.#isClosed || this.#running) return
    const next = this.#files.find((file) => file.state === 'waiting' && this.#isDue(file))
    if (next) void this.#send(next)
    else if (!this.#files.some(isOnItsWay)) this.#rules.onRest?.()
  }

  /** Stops sending; what is not finished is gone on with by the next page. */
  close(): void {
    this.#isClosed = true
    this.#running?.stop.abort()
  }

  async #send(file: UploadingFile<Stored, About>): Promise<void> {
    const { key, content } = file
    const stop = new AbortController()
    this.#running = { key, stop }
    this.#change(key, { state: 'sending', progress: 0, leftMs: undefined })
    const leftAt = timeLeft()
    try {
      const { sendFile } = await this.#loadSending(key)
      const stored = await sendFile({
        transport: this.#transportOf(file),
        content,
        uploadId: this.#uploadIds.get(key),
        signal: stop.signal,
        onBegun: (uploadId) => {
          this.#uploadIds.set(key, uploadId)
          return this.#keep(file)
        },
        onProgress: (progress) =>
          this.#change(key, { progress, leftMs: leftAt(progress, performance.now()) }),
        onWaiting: (isHeldUp) => {
          if (this.#find(key)?.isHeldUp !== isHeldUp) this.#change(key, { isHeldUp })
        },
      })
      await this.#rules.onArrived?.(key)
      this.#change(key, { state: 'done', progress: 1, isHeldUp: false, stored })
    } catch (error) {
      if (!stop.signal.aborted) this.#fail(file, error)
      // Its other parts are not sent any more.
      stop.abort()
    } finally {
      this.#running = undefined
      this.sendNext()
    }
  }

  /** Loads what sends files; without a network a file waits for that too. */
  async #loadSending(key: string) {
    const change = (isHeldUp: boolean): void => {
      if (this.#find(key)?.isHeldUp === !isHeldUp) this.#change(key, { isHeldUp })
    }
    const hold = (): void => change(service.state !== 'reachable')
    const stop = service.watch(hold)
    hold()
    try {
      return await loadPart(() => import('./send-file.ts'))
    } finally {
      stop()
      change(false)
    }
  }

  #fail(file: UploadingFile<Stored, About>, error: unknown): void {
    const { key } = file
    if (error instanceof NotDue || !this.#isDue(file)) return this.#change(key, WAITING)
    // A refused content would be refused again: another try begins anew.
    this.#discard(key)
    if (error instanceof ApiError) void forgetUpload(key)
    this.#change(key, { state: 'failed', error, isHeldUp: false })
  }

  /** Sends nothing of a file once it may not be sent any more. */
  #transportOf(file: UploadingFile<Stored, About>): Transport<Stored> {
    const transport = this.#rules.transportOf(file.about)
    const ifDue =
      <Input extends unknown[], Output>(ask: (...input: Input) => Promise<Output>) =>
      async (...input: Input): Promise<Output> => {
        if (!this.#isDue(file)) throw new NotDue()
        return ask(...input)
      }
    return {
      userId: transport.userId,
      start: ifDue(transport.start),
      part: ifDue(transport.part),
      end: ifDue(transport.end),
    }
  }

  #isDue({ about }: Pick<UploadingFile<Stored, About>, 'about'>): boolean {
    return this.#rules.isDue?.(about) ?? true
  }

  #keep({ key, content, about }: NewFile<About>): Promise<void> {
    const uploadId = this.#uploadIds.get(key)
    const kept = this.#rules.keptOf?.(about)
    return keepUpload(key, {
      content,
      ...(uploadId !== undefined && { uploadId }),
      ...(kept !== undefined && { about: kept }),
    })
  }

  /** What has arrived of a file is not kept on the server. */
  #discard(key: string): void {
    const Id = this.#uploadIds.get(key)
    this.#uploadIds.delete(key)
    if (Id !== undefined) void call('files.deleteFile', { Id }).catch(() => undefined)
  }

  #find(key: string): UploadingFile<Stored, About> | undefined {
    return this.#files.find((file) => file.key === key)
  }

  #change(key: string, change: Partial<UploadingFile<Stored, About>>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...change } : file)))
  }

  #set(files: readonly UploadingFile<Stored, About>[]): void {
    this.#files = files
    if (!this.#isClosed) this.#rules.onChange(files)
  }
}

const WAITING = { state: 'waiting', progress: -1, isHeldUp: false, leftMs: undefined } as const
