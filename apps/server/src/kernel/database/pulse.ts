import pg from 'pg'
import { within } from '../within.ts'

/** A new connection is a process that the database has to start: a busy machine takes its time for that. */
const CONNECT_MS = 5_000
/** A database that has not answered by then is silent: the next question is put on a new connection. */
const SILENCE_MS = 1_400

/**
 * Asks a database whether it answers, on a connection of its own: that all others are in use is no sign
 * that it does not. There is one question at a time, whoever asks, and none on a connection that still
 * has one.
 */
export class Pulse {
  readonly #connectionString: string
  #client: pg.Client | undefined
  #isConnected = false
  #question: Promise<void> | undefined

  constructor(connectionString: string) {
    this.#connectionString = connectionString
  }

  /**
   * Those who ask meanwhile share the answer.
   * @param withinMs how long this one waits for it; without, until the connection is given up.
   * @throws TimedOut where nothing came back in time; what the database refused.
   */
  ask(withinMs?: number): Promise<void> {
    this.#question ??= this.#ask().finally(() => (this.#question = undefined))
    return withinMs === undefined ? this.#question : within(withinMs, this.#question)
  }

  async close(): Promise<void> {
    await this.#question?.catch(() => undefined)
    this.#leave()
  }

  async #ask(): Promise<void> {
    try {
      const client = (this.#client ??= this.#open())
      if (!this.#isConnected) await within(CONNECT_MS, client.connect())
      this.#isConnected = true
      await within(SILENCE_MS, client.query('select 1'))
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  #open(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      // Later than it is given up here: it closes what still tries to reach somebody.
      connectionTimeoutMillis: CONNECT_MS + 1_000,
      keepAlive: true,
    })
    // What is lost is told by the question that is under way; else the next one is put on another.
    client.on('error', () => {
      if (this.#client === client && !this.#question) this.#leave()
    })
    return client
  }

  /** Nobody waits for the farewell: a database that is silent says nothing to that either. */
  #leave(): void {
    this.#client?.end().catch(() => undefined)
    this.#client = undefined
    this.#isConnected = false
  }
}
