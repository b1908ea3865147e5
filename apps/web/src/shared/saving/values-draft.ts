import { Autosave, type Saving } from './autosave.ts'

/** Where drafts outlive a reload: the tab's sessionStorage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type DraftValues = Readonly<Record<string, string | boolean>>

interface View {
  readonly values: DraftValues
  /** When the server last confirmed; undefined before the first time. */
  readonly savedAt: Date | undefined
  /** True when an earlier visit's unsaved text was brought back. */
  readonly restored: boolean
  /** The fields that somebody else has changed meanwhile: they wait for `settle`, and no other does. */
  readonly contested: readonly string[]
}

export type DraftState = Saving & View

interface Options {
  /** Names the draft in the storage: one for each person, mentee and form. */
  readonly key: string
  readonly storage: DraftStorage
  readonly saved: DraftValues
  /**
   * Writes values on the server; resolves only when the server has them.
   * @param seen what the server had in these fields where the person changed them first.
   */
  readonly save: (values: DraftValues, seen: DraftValues) => Promise<unknown>
  /** Milliseconds after the last change; null saves only when asked to. */
  readonly delay: number | null
  /** False for a value that cannot be saved as it stands; it is kept and held back. */
  readonly canSave?: (name: string, value: string | boolean) => boolean
  readonly canRetry?: (error: unknown) => boolean
  /** Which of the fields somebody else has changed meanwhile, by the refusal of a save; see settle. */
  readonly conflictOf?: (error: unknown) => readonly string[] | undefined
}

const RETRY_MS = 10_000

/**
 * Keeps the values of a form until the server has them. Every change is written to the storage at
 * once and taken out when the server has confirmed exactly that value.
 */
export class ValuesDraft {
  readonly #options: Options
  readonly #autosave: Autosave<DraftValues, View>
  #saved: DraftValues
  #dirty: DraftValues
  /** What the server had in the fields of `#dirty` where they were changed first. */
  #seen: DraftValues
  #contested: readonly string[] = []

  constructor(options: Options) {
    this.#options = options
    this.#saved = options.saved
    this.#dirty = changed(readDraft(options, options.key), options.saved)
    this.#seen = { ...of(options.saved, this.#dirty), ...readDraft(options, seenKey(options.key)) }
    this.#autosave = new Autosave<DraftValues, View>({
      view: { ...this.#view(), savedAt: undefined, restored: !isEmpty(this.#dirty) },
      delay: options.delay,
      retryDelays: [RETRY_MS],
      canRetry: options.canRetry,
      pending: () => {
        const sendable = this.#sendable()
        return isEmpty(sendable) ? undefined : sendable
      },
      rest: () =>
        this.#contested.length > 0 ? 'conflict' : isEmpty(this.#dirty) ? 'clean' : 'held',
      send: async (sent) => {
        try {
          await options.save(sent, of(this.#seen, sent))
        } catch (error) {
          return this.#contest(error, Object.keys(sent))
        }
        // What is changed while it is being sent is changed from what was sent.
        this.#seen = { ...this.#seen, ...sent }
        return { ...this.#take({ ...this.#saved, ...sent }), savedAt: new Date(), restored: false }
      },
    })
  }

  readonly state = (): DraftState => this.#autosave.state()
  readonly listen = (listener: () => void): (() => void) => this.#autosave.listen(listener)
  readonly schedule = (delay?: number): void => this.#autosave.schedule(delay)
  /** Saves now what can be saved. Resolves to false when an attempt failed. */
  readonly flush = (): Promise<boolean> => this.#autosave.flush()
  readonly start = (): void => this.#autosave.start()
  readonly stop = (): void => this.#autosave.stop()

  /** Sets one value as typed. */
  readonly change = (name: string, value: string | boolean): void => {
    if (!(name in this.#dirty))
      this.#seen = { ...this.#seen, [name]: this.#saved[name] ?? blankLike(value) }
    this.#dirty = changed({ ...this.#dirty, [name]: value }, this.#saved)
    this.#keep()
    this.#autosave.change({ ...this.#view(), values: { ...this.state().values, [name]: value } })
  }

  /** Takes over what the server has now; what is typed and not yet saved stays. */
  rebase(saved: DraftValues): void {
    if (this.#autosave.isSending) this.#saved = saved
    else this.#autosave.settle(this.#take(saved))
  }

  /**
   * Ends the conflict in some fields: goes on from what the server has there now.
   * @param keep whether what is typed stays, and is written over the other, or is dropped.
   */
  readonly settle = (
    saved: DraftValues,
    keep: 'mine' | 'theirs',
    names: readonly string[],
  ): void => {
    const theirs = Object.fromEntries(names.map((name) => [name, saved[name] ?? '']))
    if (keep === 'theirs') this.#dirty = without(this.#dirty, names)
    this.#seen = { ...this.#seen, ...theirs }
    this.#contested = this.#contested.filter((name) => !names.includes(name))
    this.#autosave.settle(this.#take({ ...this.#saved, ...theirs }))
    this.#autosave.schedule(0)
  }

  /** Leaves out, of what is sent next, what of `sent` somebody else has changed; or throws the error. */
  #contest(error: unknown, sent: readonly string[]): Pick<View, 'values' | 'contested'> {
    const named = this.#options.conflictOf?.(error)
    if (!named) throw error
    const lost = sent.filter((name) => named.includes(name))
    this.#contested = [...this.#contested, ...(lost.length > 0 ? lost : sent)]
    return this.#take(this.#saved)
  }

  #take(saved: DraftValues): Pick<View, 'values' | 'contested'> {
    this.#saved = saved
    this.#dirty = changed(this.#dirty, saved)
    this.#keep()
    return this.#view()
  }

  /** What is typed back to what the server has is contested no more. */
  #view(): Pick<View, 'values' | 'contested'> {
    this.#contested = this.#contested.filter((name) => name in this.#dirty)
    return { values: { ...this.#saved, ...this.#dirty }, contested: this.#contested }
  }

  #sendable(): DraftValues {
    const { canSave = () => true } = this.#options
    return Object.fromEntries(
      Object.entries(this.#dirty).filter(
        ([name, value]) => !this.#contested.includes(name) && canSave(name, value),
      ),
    )
  }

  #keep(): void {
    const { key, storage } = this.#options
    try {
      if (isEmpty(this.#dirty)) {
        storage.removeItem(key)
        storage.removeItem(seenKey(key))
        return
      }
      storage.setItem(key, JSON.stringify(this.#dirty))
      storage.setItem(seenKey(key), JSON.stringify(of(this.#seen, this.#dirty)))
    } catch {
      // A full or forbidden storage: the text is still on the page.
    }
  }
}

const isEmpty = (values: DraftValues): boolean => Object.keys(values).length === 0

const seenKey = (key: string): string => `${key}:seen`

const blankLike = (value: string | boolean) => (typeof value === 'boolean' ? false : '')

/** The values of those names that others have. */
const of = (values: DraftValues, others: DraftValues): DraftValues =>
  Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, values[name] ?? blankLike(value)]),
  )

const without = (values: DraftValues, names: readonly string[]): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What differs from the saved values; an absent value is an empty one. */
function changed(values: DraftValues, saved: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (saved[name] ?? blankLike(value)) !== value),
  )
}

function readDraft({ storage }: Options, key: string): DraftValues {
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
