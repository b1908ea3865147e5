import { createHash } from 'node:crypto'
import type { StatementResult } from './run-statement.ts'

/** A result, and when it was found. */
export interface StoredResult {
  readonly result: StatementResult
  readonly at: Date
}

/** How long a result is shown before anybody has to wait for a new one. */
const STORED_MS = 10 * 60_000

/** All results of this process together, in characters. */
const MAX_CHARACTERS = 24 * 1024 * 1024

interface Entry extends StoredResult {
  readonly characters: number
}

/**
 * Results of tiles, kept in memory for a while. The key says all that a result depends on: who asks and
 * in which role, which people are within their reach, what they see of them, the text, and its values.
 * What was used last stays longest.
 */
export class StoredResults {
  readonly #entries = new Map<string, Entry>()
  #characters = 0

  find(key: string, now: Date): StoredResult | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#remove(key, entry)
    if (now.getTime() - entry.at.getTime() > STORED_MS) return undefined
    this.#add(key, entry)
    return entry
  }

  store(key: string, stored: StoredResult): void {
    const before = this.#entries.get(key)
    if (before) this.#remove(key, before)
    const characters = JSON.stringify(stored.result.rows).length + key.length
    // One that would push out a tenth of the others is asked for again.
    if (characters > MAX_CHARACTERS / 10) return
    this.#add(key, { ...stored, characters })
    for (const [oldest, entry] of this.#entries) {
      if (this.#characters <= MAX_CHARACTERS) return
      this.#remove(oldest, entry)
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    this.#characters += entry.characters
  }

  #remove(key: string, { characters }: Entry): void {
    this.#entries.delete(key)
    this.#characters -= characters
  }
}

/** A key of whatever a result depends on. */
export const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
