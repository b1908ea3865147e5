import { canRetry, isConflict } from '../api/api-error.ts'
import { Autosave, type Saving } from './autosave.ts'

/** When the server last confirmed, by its clock, and who saved; '' for oneself. */
interface View {
  readonly at: string
  readonly by: string
}

export type DocumentState = Saving & View

interface Saved {
  readonly Revision: number
  readonly SavedAt: string
}

interface Options<Document> extends View {
  readonly document: Document
  readonly revision: number
  /** Sends a document that is based on a revision; the same key for the same document. */
  readonly send: (document: Document, revision: number, key: string) => Promise<Saved>
}

/** A little after the last change. */
const DEBOUNCE_MS = 1_500
/** After a failure that may pass. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Saves a whole document that others may write too, each time on the revision that it is based on. A
 * write whose answer was lost is sent again under its own key before anything newer.
 */
export class DocumentDraft<Document> {
  readonly #autosave: Autosave<{ readonly document: Document; readonly key: string }, View>
  #document: Document
  #confirmed: Document
  #revision: number
  #attempt: { readonly document: Document; readonly key: string } | undefined

  constructor({ document, revision, at, by, send }: Options<Document>) {
    this.#document = this.#confirmed = document
    this.#revision = revision
    this.#autosave = new Autosave({
      view: { at, by },
      delay: DEBOUNCE_MS,
      retryDelays: RETRY_MS,
      isConflict,
      pending: () =>
        this.isClean
          ? undefined
          : (this.#attempt ?? { document: this.#document, key: crypto.randomUUID() }),
      send: async (attempt) => {
        this.#attempt = attempt
        const saved = await send(attempt.document, this.#revision, attempt.key).catch((error) => {
          if (!canRetry(error)) this.#attempt = undefined
          throw error
        })
        this.#attempt = undefined
        this.#confirmed = attempt.document
        this.#revision = saved.Revision
        return { at: saved.SavedAt, by: '' }
      },
    })
  }

  readonly state = (): DocumentState => this.#autosave.state()
  readonly listen = (listener: () => void): (() => void) => this.#autosave.listen(listener)

  /** The revision that the server has confirmed. */
  get revision(): number {
    return this.#revision
  }

  /** Whether the server has everything that is on screen. */
  get isClean(): boolean {
    return this.#document === this.#confirmed && !this.#attempt
  }

  /** The document on screen is now this one. */
  change(document: Document): void {
    if (document === this.#document) return
    this.#document = document
    this.#autosave.change({})
  }

  /** Saves at once; false when the server does not have everything afterwards. */
  readonly save = (): Promise<boolean> => this.#autosave.flush()

  /** Goes on from what somebody else has saved, of which `document` is made. */
  settle(document: Document, { Revision, SavedAt, SavedBy }: Saved & { SavedBy: string }): void {
    this.#revision = Revision
    this.#confirmed = this.#document = document
    this.#attempt = undefined
    this.#autosave.settle({ at: SavedAt, by: SavedBy })
  }
}
