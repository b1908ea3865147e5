/**
 * Lets work of the same key run one after the other, in this process. What has to hold among
 * several servers is the database's to keep: this only spares people being refused because of
 * attempts that are still under way.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs the work when everything asked for before it under the key has ended. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    this.#last.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key)
    }
  }
}
