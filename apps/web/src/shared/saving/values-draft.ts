import { Autosave, type Saving } from './autosave.ts'

/** Where drafts outlive a reload: the tab's sessionStorage. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type DraftValues = Readonly<Record<string, string | boolean>>

interface View {
  readonly values: DraftValues
  /** When the server last confirmed; undefined before the first time. */
  readonly savedAt: Date | undefined
  /** True when an earlier visit's unsaved text was brought back. */
  readonly restored: boolean
}

export type DraftState = Saving & View

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
  readonly canRetry?: (error: unknown) => boolean
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

  constructor(options: Options) {
    this.#options = options
    this.#saved = options.saved
    this.#dirty = changed(readDraft(options), options.saved)
    this.#autosave = new Autosave<DraftValues, View>({
      view: { values: this.#values(), savedAt: undefined, restored: !isEmpty(this.#dirty) },
      delay: options.delay,
      retryDelays: [RETRY_MS],
      canRetry: options.canRetry,
      pending: () => {
        const sendable = this.#sendable()
        return isEmpty(sendable) ? undefined : sendable
      },
      isHeld: () => !isEmpty(this.#dirty),
      send: async (sent) => {
        await options.save(sent)
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
    this.#dirty = changed({ ...this.#dirty, [name]: value }, this.#saved)
    this.#keep()
    this.#autosave.change({ values: { ...this.state().values, [name]: value } })
  }

  /** Takes over what the server has now; what is typed and not yet saved stays. */
  rebase(saved: DraftValues): void {
    if (this.#autosave.isSending) this.#saved = saved
    else this.#autosave.settle(this.#take(saved))
  }

  #take(saved: DraftValues): Pick<View, 'values'> {
    this.#saved = saved
    this.#dirty = changed(this.#dirty, saved)
    this.#keep()
    return { values: this.#values() }
  }

  #values(): DraftValues {
    return { ...this.#saved, ...this.#dirty }
  }

  #sendable(): DraftValues {
    const { canSave = () => true } = this.#options
    return Object.fromEntries(
      Object.entries(this.#dirty).filter(([name, value]) => canSave(name, value)),
    )
  }

  #keep(): void {
    const { key, storage } = this.#options
    try {
      if (isEmpty(this.#dirty)) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(this.#dirty))
    } catch {
      // A full or forbidden storage: the text is still on the page.
    }
  }
}

const isEmpty = (values: DraftValues): boolean => Object.keys(values).length === 0

/** What differs from the saved values; an absent value is an empty one. */
function changed(values: DraftValues, saved: DraftValues): DraftValues {
  const blank = (value: string | boolean) => (typeof value === 'boolean' ? false : '')
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (saved[name] ?? blank(value)) !== value),
  )
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
