import { canRetry as mayPass } from '../api/api-error.ts'
import { makeStore, type Store } from '../ui/store.ts'

/**
 * `clean`: the server has everything. `waiting`: to be sent in a moment, or when asked to. `held`:
 * the server has all but what cannot be sent as it stands. `saving`: on its way. `failed`: the last
 * attempt failed. `conflict`: somebody else has saved what is still to be sent; it is not until that is
 * settled.
 */
export type SavingStatus = 'clean' | 'waiting' | 'held' | 'saving' | 'failed' | 'conflict'

export interface Saving {
  readonly status: SavingStatus
  /** Why the last attempt failed, or what the conflict is. */
  readonly error: unknown
}

interface Options<Sent, View> {
  /** What is shown beside the status. */
  readonly view: View
  /** What the server lacks and can be sent now; undefined where there is none. */
  readonly pending: () => Sent | undefined
  /** How it stands where there is nothing that can be sent now. */
  readonly rest?: () => 'clean' | 'held' | 'conflict'
  /** Resolves once the server has it, with what is shown from then on; `pending` answers the rest. */
  readonly send: (sent: Sent) => Promise<Partial<View>>
  /** Milliseconds after the last change; null sends only when asked to. */
  readonly delay: number | null
  /** Milliseconds before a failed attempt is repeated, after the first failure, the second …. */
  readonly retryDelays: readonly [number, ...number[]]
  /** Whether a failed attempt may succeed later, as after a network failure. */
  readonly canRetry?: (error: unknown) => boolean
  /** Whether somebody else has saved meanwhile, so that nothing is sent until `settle`. */
  readonly isConflict?: (error: unknown) => boolean
}

/**
 * Sends what is changed a little after the last change, one attempt at a time; what is changed
 * meanwhile follows it. It is saved only once the server has said so. A failed attempt is repeated
 * where that can help, on the next change, and whenever `flush` is called.
 */
export class Autosave<Sent, View extends object> {
  readonly #options: Options<Sent, View>
  readonly #store: Store<Saving & View>
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  #failures = 0
  #isStopped = false
  #isRefused = false

  constructor(options: Options<Sent, View>) {
    this.#options = options
    const first: Saving = { status: this.#restingStatus(), error: undefined }
    this.#store = makeStore({ ...options.view, ...first })
  }

  readonly state = (): Saving & View => this.#store.get()

  readonly listen = (listener: () => void): (() => void) => this.#store.listen(listener)

  get isSending(): boolean {
    return this.#running !== undefined
  }

  /** What is to be saved, or shown, has changed. */
  change(view: Partial<View>): void {
    const isBusy = this.isSending || this.#isRefused
    this.#show({ status: isBusy ? this.state().status : this.#restingStatus() }, view)
    this.schedule()
  }

  /** What the server has is known anew: goes on from there, also after a conflict. */
  settle(view: Partial<View>): void {
    this.#isRefused = false
    this.#show({ status: this.#restingStatus(), error: undefined }, view)
  }

  /** Sends after the delay what there is to send. */
  schedule(delay = this.#options.delay): void {
    clearTimeout(this.#timer)
    if (delay === null || this.#isStopped || !this.#hasWork()) return
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  /** Sends now what can be sent. Resolves to false when the server does not have all of it then. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#running || this.#hasWork()) {
      this.#running ??= this.#attempt()
      if (!(await this.#running)) return false
    }
    return this.state().status !== 'conflict'
  }

  /** It is on the page: what was brought back is sent as if it had just been changed. */
  start(): void {
    this.#isStopped = false
    this.schedule()
  }

  /** It is being left: a last attempt and no further ones. */
  stop(): void {
    this.#isStopped = true
    if (this.#options.delay !== null) void this.flush()
    else clearTimeout(this.#timer)
  }

  async #attempt(): Promise<boolean> {
    const { pending, send, delay, retryDelays, canRetry = mayPass, isConflict } = this.#options
    const sent = pending() as Sent
    this.#show({ status: 'saving' })
    try {
      const view = await send(sent)
      this.#running = undefined
      this.#failures = 0
      this.settle(view)
      return true
    } catch (error) {
      this.#running = undefined
      this.#isRefused = isConflict?.(error) ?? false
      this.#show({ status: this.#isRefused ? 'conflict' : 'failed', error })
      if (delay !== null && !this.#isRefused && canRetry(error)) {
        this.schedule(retryDelays[Math.min(this.#failures++, retryDelays.length - 1)])
      }
      return false
    }
  }

  #hasWork(): boolean {
    return !this.#isRefused && this.#options.pending() !== undefined
  }

  #restingStatus(): SavingStatus {
    const { pending, rest } = this.#options
    return pending() === undefined ? (rest?.() ?? 'clean') : 'waiting'
  }

  #show(saving: Partial<Saving>, view?: Partial<View>): void {
    this.#store.set({ ...this.#store.get(), ...view, ...saving })
  }
}
