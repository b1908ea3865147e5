/** Where drafts outlive a reload: the tab's sessionStorage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type DraftValues = Readonly<Record<string, string | boolean>>

/**
 * `clean`: everything that was typed is saved. `waiting`: typed, to be saved in a moment. `held`:
 * all but values that cannot be saved as they stand. `saving`: on its way. `failed`: the attempt
 * failed; what was typed is kept.
 */
export type DraftStatus = 'clean' | 'waiting' | 'held' | 'saving' | 'failed'

export interface DraftState {
  readonly values: DraftValues
  readonly status: DraftStatus
  /** When the server last confirmed; undefined before the first time. */
  readonly savedAt: Date | undefined
  /** Why the last attempt failed. */
  readonly error: unknown
  /** True when an earlier visit's unsaved text was brought back. */
  readonly restored: boolean
}

interface Options {
  /** Names the draft in the storage: one for each person, mentee and form. */
  readonly key: string
  readonly storage: DraftStorage
  readonly saved: DraftValues
  /** Writes values on the server; resolves only when the server has them. */
  readonly save: (values: DraftValues) => Promise<unknown>
  /** Milliseconds after the last change; null saves only when asked to. */
  readonly delay: number | null
  /** False for a value that cannot be saved as it stands; it is kept and held back. */
  readonly canSave?: (name: string, value: string | boolean) => boolean
  /** Whether a failed attempt may succeed later, as after a network failure. */
  readonly canRetry: (error: unknown) => boolean
}

const RETRY_MS = 10_000

/**
 * Keeps what is typed until the server has it. Every change is written to the storage at once and
 * taken out when the server has confirmed exactly that value; one attempt is under way at a time,
 * and what is typed meanwhile follows it. A failed attempt is repeated after 10 s where that can
 * help, on the next change, and whenever `flush` is called.
 */
export class DraftSaver {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  #saved: DraftValues
  #dirty: Record<string, string | boolean>
  #state: DraftState
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  #stopped = false

  constructor(options: Options) {
    this.#options = options
    this.#saved = options.saved
    this.#dirty = changed(readDraft(options), options.saved)
    this.#state = {
      values: { ...this.#saved, ...this.#dirty },
      status: this.#restingStatus(),
      savedAt: undefined,
      error: undefined,
      restored: Object.keys(this.#dirty).length > 0,
    }
  }

  readonly state = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets one value as typed. */
  change(name: string, value: string | boolean): void {
    this.#dirty = changed({ ...this.#dirty, [name]: value }, this.#saved)
    this.#keep()
    this.#update({
      values: { ...this.#state.values, [name]: value },
      status: this.#running ? 'saving' : this.#restingStatus(),
    })
    this.schedule()
  }

  /** Takes over what the server has now; what is typed and not yet saved stays. */
  rebase(saved: DraftValues): void {
    this.#saved = saved
    if (this.#running) return
    this.#dirty = changed(this.#dirty, saved)
    this.#keep()
    this.#update({ values: { ...saved, ...this.#dirty }, status: this.#restingStatus() })
  }

  /** Saves after the delay what is there to save. */
  schedule(delay = this.#options.delay): void {
    clearTimeout(this.#timer)
    if (delay === null || this.#stopped || !this.#hasWork()) return
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  /** Saves now what can be saved. Resolves to false when an attempt failed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#running || this.#hasWork()) {
      this.#running ??= this.#attempt()
      if (!(await this.#running)) return false
    }
    return true
  }

  /** The form is on the page: what was brought back is saved as if it had just been typed. */
  start(): void {
    this.#stopped = false
    this.schedule()
  }

  /** The form is being left: a last attempt and no further ones. */
  stop(): void {
    this.#stopped = true
    if (this.#options.delay !== null) void this.flush()
    else clearTimeout(this.#timer)
  }

  async #attempt(): Promise<boolean> {
    const sent = this.#sendable()
    this.#update({ status: 'saving' })
    try {
      await this.#options.save(sent)
    } catch (error) {
      this.#running = undefined
      this.#update({ status: 'failed', error })
      if (this.#options.delay !== null && this.#options.canRetry(error)) this.schedule(RETRY_MS)
      return false
    }
    this.#running = undefined
    this.#saved = { ...this.#saved, ...sent }
    this.#dirty = changed(this.#dirty, this.#saved)
    this.#keep()
    this.#update({
      values: { ...this.#saved, ...this.#dirty },
      status: this.#restingStatus(),
      savedAt: new Date(),
      error: undefined,
      restored: false,
    })
    return true
  }

  #sendable(): Record<string, string | boolean> {
    const { canSave = () => true } = this.#options
    return Object.fromEntries(
      Object.entries(this.#dirty).filter(([name, value]) => canSave(name, value)),
    )
  }

  #hasWork(): boolean {
    return Object.keys(this.#sendable()).length > 0
  }

  #isClean(): boolean {
    return Object.keys(this.#dirty).length === 0
  }

  #restingStatus(): DraftStatus {
    if (this.#isClean()) return 'clean'
    return this.#hasWork() ? 'waiting' : 'held'
  }

  #keep(): void {
    const { key, storage } = this.#options
    try {
      if (this.#isClean()) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(this.#dirty))
    } catch {
      // A full or forbidden storage: the text is still on the page.
    }
  }

  #update(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** What differs from the saved values; an absent value is an empty one. */
function changed(values: DraftValues, saved: DraftValues): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (saved[name] ?? blank(value)) !== value),
  )
}

function blank(value: string | boolean): string | boolean {
  return typeof value === 'boolean' ? false : ''
}

function readDraft({ key, storage }: Options): DraftValues {
  try {
    const draft: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return Object.fromEntries(
      Object.entries(draft).filter(([, value]) => ['string', 'boolean'].includes(typeof value)),
    )
  } catch {
    return {}
  }
}
