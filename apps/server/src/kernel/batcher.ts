interface Asked<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/** So many go together at most. */
const MAX = 100

/**
 * Does together what is asked for at the same time. The first to ask does not wait; those who ask
 * while it is under way go together afterwards. So the busier it is, the less each of them costs.
 *
 * ```ts
 * const sizes = []
 * const doubled = new Batcher(async (items) => {
 *   sizes.push(items.length)
 *   return items.map((item) => item * 2)
 * })
 * Promise.all([1, 2, 3].map((item) => doubled.ask(item))) // => [2, 4, 6]
 * sizes // => [1, 2]
 * ```
 */
export class Batcher<Item, Result> {
  readonly #perform: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly #waiting: Asked<Item, Result>[] = []
  #underWay = false

  /** @param perform answers for each item, in their order. */
  constructor(perform: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.#perform = perform
  }

  ask(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#underWay || this.#waiting.length === 0) return
    const group = this.#waiting.splice(0, MAX)
    this.#underWay = true
    void this.#settle(group).finally(() => {
      this.#underWay = false
      this.#next()
    })
  }

  /** A group that fails is done again one by one, so that nobody fails for another. */
  async #settle(group: readonly Asked<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#perform(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (error) {
      if (group.length === 1) return group[0]?.reject(error)
      await Promise.all(group.map((asked) => this.#settle([asked])))
    }
  }
}
