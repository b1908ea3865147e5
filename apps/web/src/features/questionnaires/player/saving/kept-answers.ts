import type { Answer } from '@telemachos/questionnaire/answers'
import type { SaveQueue } from '@telemachos/questionnaire/saving/save-queue'
import { openDB, type IDBPDatabase } from 'idb'

/** What this browser keeps of an attempt until the server has all of it. */
export interface KeptAnswers {
  readonly queue: SaveQueue
  /** Typed, but not to be sent yet: still being typed, or not right. */
  readonly drafts: Readonly<Record<number, Answer>>
}

const STORE = 'attempts'

let database: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  database ??= openDB('telemachos-questionnaires', 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
  })
  return database
}

/** Different people at the same computer have nothing of each other's. */
export const keyOf = (userId: number, answerSetId: number): string => `${userId}:${answerSetId}`

/** Undefined where nothing waits; also in a browser without storage, where the page alone keeps it. */
export async function readKept(key: string): Promise<KeptAnswers | undefined> {
  try {
    return await (await open()).get(STORE, key)
  } catch {
    return undefined
  }
}

/**
 * Keeps an attempt's answers under a key: the latest are written, one writing at a time, and what
 * was overtaken while it waited is not.
 */
export class Keeper {
  readonly #key: string
  readonly #onSettled: () => void
  #next: { readonly kept: KeptAnswers | undefined } | undefined
  #isWriting = false
  #hasFailed = false

  constructor(key: string, onSettled: () => void) {
    this.#key = key
    this.#onSettled = onSettled
  }

  /** Whether a reload would find the latest; false also where the browser has no room for them. */
  get isKept(): boolean {
    return !this.#isWriting && !this.#hasFailed
  }

  /** The browser has no storage, or it is full. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Keeps these in the place of the earlier ones; undefined where nothing waits any more. */
  keep(kept: KeptAnswers | undefined): void {
    this.#next = { kept }
    if (!this.#isWriting) void this.#write()
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#next) {
      const { kept } = this.#next
      this.#next = undefined
      try {
        const store = await open()
        await (kept ? store.put(STORE, kept, this.#key) : store.delete(STORE, this.#key))
        this.#hasFailed = false
      } catch {
        // The answers are still sent; only a reload while offline would lose them.
        this.#hasFailed = true
      }
    }
    this.#isWriting = false
    this.#onSettled()
  }
}
