import { isWithinTransaction } from './database/transaction-scope.ts'
import type { Db } from './database/database.ts'
import { AppError } from './errors.ts'
import { MAX_PREPARATIONS } from './prepared.ts'

/** Does something that must not be awaited in a transaction; it is given connections of its own. */
type Work<Result> = (db: Db) => Promise<Result>

/**
 * Asks for the result of work outside the database. Within a transaction the result is there only where it
 * is known already: else the transaction is rolled back, the work is done, and the transaction runs anew.
 * @param key names the work with everything that it depends on: whatever has changed gets another key.
 */
export type AskOutside = <Result>(key: string, work: Work<Result>) => Promise<Result>

/** Thrown in a transaction that needs a result first; it passes every handler on its way out. */
class ResultNeeded extends Error {
  override readonly name = 'ResultNeeded'
  readonly key: string
  readonly work: Work<unknown>

  constructor(key: string, work: Work<unknown>) {
    super('a transaction waits for what is done outside of it')
    this.key = key
    this.work = work
  }
}

/** What depends on each other changes no more often than it is prepared, and a few steps further. */
const MAX_ATTEMPTS = 2 * MAX_PREPARATIONS

/**
 * Results of work outside the database, for one call or one round of a job: a transaction in the midst of
 * which it turns out that something has to be awaited is run again with the result (compare prepared.ts, for
 * calls of which it is known from the start).
 */
export class OutsideWork {
  readonly #results = new Map<string, unknown>()
  readonly #db: Db

  /** @param db what the work is done with. */
  constructor(db: Db) {
    this.#db = db
  }

  readonly ask: AskOutside = async <Result>(key: string, work: Work<Result>): Promise<Result> => {
    if (this.#results.has(key)) return this.#results.get(key) as Result
    if (isWithinTransaction()) throw new ResultNeeded(key, work)
    const result = await work(this.#db)
    this.#results.set(key, result)
    return result
  }

  /**
   * Runs what has transactions in it until they need no more results.
   * @throws conflict where what they need changes all the time; whatever `attempt` or the work throws.
   */
  async run<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof ResultNeeded)) throw error
        await this.ask(error.key, error.work)
      }
    }
    throw new AppError('conflict', { reason: 'what a transaction waits for changes all the time' })
  }
}
