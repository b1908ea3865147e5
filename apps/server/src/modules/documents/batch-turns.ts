/** So many batches are remembered at most. */
const MOST_KNOWN = 1_000

/** Whose turn it is: the process alone remembers it, and another one begins anew. */
export class BatchTurns {
  /** Batches in the order in which they were served, the latest at the end. */
  #served: number[] = []

  /** Those that were served, the one that has waited longest first. */
  get served(): readonly number[] {
    return this.#served
  }

  /** A batch has its turn. */
  serve(id: number): void {
    this.#served = [...this.#served.filter((one) => one !== id), id].slice(-MOST_KNOWN)
  }
}
