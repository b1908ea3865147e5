import { setTimeout as sleep } from 'node:timers/promises'
import { TimedOut } from '../within.ts'
import type { Database } from './database.ts'

/** How often the database is asked, in milliseconds. */
const BEAT_MS = 250

/**
 * Asks the database again and again whether it is there. While it is silent, nobody begins to wait for it,
 * and those who do are told: a statement by itself would find out after half a minute. What the database
 * refuses it says itself, to each who asks.
 */
export class Heartbeat {
  readonly #database: Pick<Database, 'beSilent' | 'ping'>
  readonly #running: Promise<void>
  readonly #stopping = new AbortController()

  constructor(database: Pick<Database, 'beSilent' | 'ping'>) {
    this.#database = database
    this.#running = this.#run()
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        await this.#database.ping()
        this.#database.beSilent(false)
      } catch (error) {
        this.#database.beSilent(error instanceof TimedOut)
      }
      await sleep(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}
