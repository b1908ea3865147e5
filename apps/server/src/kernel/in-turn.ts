/**
 * Does what has one name one after the other, in the order in which it was asked for; what has
 * different names goes on beside it.
 */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>()

  /** @returns what the work returns; it begins whatever became of the work before it. */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const turn = before.then(work)
    const ended = turn.catch(() => undefined)
    this.#last.set(name, ended)
    try {
      return await turn
    } finally {
      if (this.#last.get(name) === ended) this.#last.delete(name)
    }
  }
}
