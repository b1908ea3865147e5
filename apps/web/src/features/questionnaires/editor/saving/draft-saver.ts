import type { Draft } from '@telemachos/questionnaire/author/draft'
import { tidyDraft } from '@telemachos/questionnaire/author/draft-positions'
import { ApiError, canRetry } from '../../../../shared/api/api-error.ts'

/** How the draft on screen stands with the server. */
export type SavingState =
  | { readonly kind: 'saved'; readonly at: string; readonly by: string }
  | { readonly kind: 'waiting' | 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'conflict'
      readonly by: string
      readonly at: string
      readonly revision: number
    }

interface Saved {
  readonly Revision: number
  readonly SavedAt: string
}

interface Options {
  readonly draft: Draft
  readonly revision: number
  readonly at: string
  readonly by: string
  /** Sends a draft that is based on a revision; the same key for the same draft. */
  readonly send: (draft: Draft, revision: number, key: string) => Promise<Saved>
}

/** A little after the last change. */
const DEBOUNCE_MS = 1_500
const FAILED: readonly SavingState['kind'][] = ['failed', 'conflict']
/** After a failure that may pass. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Saves a draft a little after its last change, one write at a time. It is saved only once the server
 * has said so; a write whose answer was lost is sent again under its own key before anything newer.
 */
export class DraftSaver {
  readonly #send: Options['send']
  readonly #listeners = new Set<() => void>()
  #draft: Draft
  #confirmed: Draft
  #revision: number
  #state: SavingState
  #attempt: { readonly draft: Draft; readonly key: string } | undefined
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #saved: { readonly at: string; readonly by: string }

  constructor({ draft, revision, at, by, send }: Options) {
    this.#draft = this.#confirmed = draft
    this.#revision = revision
    this.#send = send
    this.#saved = { at, by }
    this.#state = { kind: 'saved', at, by }
  }

  readonly state = (): SavingState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The revision that the server has confirmed. */
  get revision(): number {
    return this.#revision
  }

  /** Whether the server has everything that is on screen. */
  get isClean(): boolean {
    return this.#draft === this.#confirmed && !this.#attempt
  }

  /** The draft on screen is now this one. */
  change(draft: Draft): void {
    if (draft === this.#draft) return
    this.#draft = draft
    if (this.#state.kind === 'conflict' || this.#running) return
    this.#tell({ kind: 'waiting' })
    this.#wait(DEBOUNCE_MS)
  }

  /** Saves at once; false when the server does not have everything afterwards. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#running) await this.#running
    if (this.#state.kind === 'conflict') return false
    // What was changed may have been taken back.
    if (this.isClean) this.#tell({ kind: 'saved', ...this.#saved })
    while (!this.isClean) {
      this.#running ??= this.#sendOnce().finally(() => {
        this.#running = undefined
      })
      await this.#running
      if (FAILED.includes(this.state().kind)) return false
    }
    return true
  }

  /** Goes on from what somebody else has saved, of which `draft` is made. */
  settle(draft: Draft, { Revision, SavedAt, SavedBy }: Saved & { readonly SavedBy: string }): void {
    this.#revision = Revision
    this.#confirmed = draft
    this.#attempt = undefined
    this.#draft = draft
    this.#saved = { at: SavedAt, by: SavedBy }
    this.#tell({ kind: 'saved', ...this.#saved })
  }

  /** Nobody looks any more: what is left is sent. */
  close(): void {
    if (this.isClean) clearTimeout(this.#timer)
    else void this.save()
  }

  async #sendOnce(): Promise<void> {
    const attempt = (this.#attempt ??= { draft: this.#draft, key: crypto.randomUUID() })
    this.#tell({ kind: 'saving' })
    try {
      const saved = await this.#send(tidyDraft(attempt.draft), this.#revision, attempt.key)
      this.#attempt = undefined
      this.#confirmed = attempt.draft
      this.#revision = saved.Revision
      this.#failures = 0
      this.#saved = { at: saved.SavedAt, by: '' }
      this.#tell(this.isClean ? { kind: 'saved', ...this.#saved } : { kind: 'waiting' })
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'conflict') {
      const { SavedBy, SavedAt, Revision } = error.details
      this.#attempt = undefined
      return this.#tell({
        kind: 'conflict',
        by: String(SavedBy ?? ''),
        at: String(SavedAt ?? ''),
        revision: Number(Revision),
      })
    }
    if (canRetry(error)) {
      this.#wait(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? DEBOUNCE_MS)
      this.#failures += 1
    } else this.#attempt = undefined
    this.#tell({ kind: 'failed', error })
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), milliseconds)
  }

  #tell(state: SavingState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
