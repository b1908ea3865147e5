import type { Answer } from '@telemachos/questionnaire/answers'
import type { SaveQueue } from '@telemachos/questionnaire/saving/save-queue'
import { openDB, type IDBPDatabase } from 'idb'
import { isForgotten, KEPT_ATTEMPTS } from '#storage'

/** What this browser keeps of an attempt until the server has all of it. */
export interface KeptAnswers {
  readonly queue: SaveQueue
  /** Typed, but not to be sent yet: still being typed, or not right. */
  readonly drafts: Readonly<Record<number, Answer>>
}

const STORE = KEPT_ATTEMPTS.store

let database: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  database ??= openDB(KEPT_ATTEMPTS.database, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
  })
  return database
}

/** What is kept, and since when it has been the writing page's: the clock of the computer. */
interface Kept extends KeptAnswers {
  readonly takenAt: number
}

/**
 * What is kept, from now on the page's own: whoever had it before leaves it alone.
 * @returns undefined where nothing waits; also in a browser without storage, where the page alone
 *   keeps it.
 */
export async function takeKept(key: string, takenAt: number): Promise<KeptAnswers | undefined> {
  try {
    const { store } = (await open()).transaction(STORE, 'readwrite')
    const kept: Kept | undefined = await store.get(key)
    if (kept) await store.put({ ...kept, takenAt } satisfies Kept, key)
    return kept
  } catch {
    return undefined
  }
}

/** What is kept, to be looked at; undefined where nothing is. */
export async function readKept(key: string): Promise<KeptAnswers | undefined> {
  try {
    const kept: Kept | undefined = await (await open()).get(STORE, key)
    return kept
  } catch {
    return undefined
  }
}

/** Forgets what is kept: the person is done with it. */
export async function forgetKept(key: string): Promise<void> {
  await (await open()).delete(STORE, key)
}

interface Next {
  readonly kept: KeptAnswers | undefined
  /** Whether it is written where nothing is kept. */
  readonly mayBegin: boolean
}

/**
 * Keeps an attempt's answers under a key: the latest are written, one writing at a time, and what
 * was overtaken while it waited is not. What another page has taken since is left to it.
 */
export class Keeper {
  readonly #key: string
  readonly #takenAt: number
  readonly #onSettled: () => void
  #hasHandedOver = false
  #next: Next | undefined
  #isWriting = false
  #hasFailed = false

  /** @param takenAt when this page took what was kept. */
  constructor(key: string, takenAt: number, onSettled: () => void) {
    this.#key = key
    this.#takenAt = takenAt
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
    this.#next = { kept, mayBegin: !this.#hasHandedOver || this.#next?.mayBegin === true }
    if (!this.#isWriting) void this.#write()
  }

  /**
   * Another page may answer from now on: what is kept here is still brought up to date, or
   * forgotten, but where nothing is, that page has seen to it.
   */
  handOver(): void {
    this.#hasHandedOver = true
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#next) {
      const next = this.#next
      this.#next = undefined
      try {
        await this.#replace(next)
        this.#hasFailed = false
      } catch {
        // The answers are still sent; only a reload while offline would lose them.
        this.#hasFailed = true
      }
    }
    this.#isWriting = false
    this.#onSettled()
  }

  async #replace({ kept, mayBegin }: Next): Promise<void> {
    if (isForgotten()) return
    const { store } = (await open()).transaction(STORE, 'readwrite')
    const there: Kept | undefined = await store.get(this.#key)
    if (there ? there.takenAt > this.#takenAt : !mayBegin) return
    await (kept
      ? store.put({ ...kept, takenAt: this.#takenAt } satisfies Kept, this.#key)
      : store.delete(this.#key))
  }
}
