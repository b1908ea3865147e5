/** So many batches are remembered at most. */
const MOST_KNOWN = 1_000

/** How often the document of one person is tried once it has been tried among others. */
const ATTEMPTS = 3

/**
 * What the job that makes batches knows from one round to the next: whose turn it is, and what failed. It is
 * remembered by the process alone; another one begins anew.
 */
export class BatchTurns {
  /** Batches in the order in which they were served, the latest at the end. */
  #served: number[] = []
  /** How often a batch has failed since something of it was last made. */
  readonly #failures = new Map<number, number>()

  /** Those that were served, the one that has waited longest first. */
  get served(): readonly number[] {
    return this.#served
  }

  /** A batch has its turn. */
  serve(id: number): void {
    this.#served = [...this.#served.filter((one) => one !== id), id].slice(-MOST_KNOWN)
  }

  /** Whether its next document is tried by itself: of several nobody knows which one fails. */
  isAlone(id: number): boolean {
    return this.#failures.has(id)
  }

  /** Something of it was made, or it has ended. */
  settle(id: number): void {
    this.#failures.delete(id)
  }

  /** It has failed. @returns whether the one that was tried by itself is given up. */
  fail(id: number): boolean {
    const count = (this.#failures.get(id) ?? 0) + 1
    this.#failures.delete(id)
    if (count > ATTEMPTS) return true
    this.#failures.set(id, count)
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > MOST_KNOWN && oldest !== undefined) this.#failures.delete(oldest)
    return false
  }
}
