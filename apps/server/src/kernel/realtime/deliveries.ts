/**
 * How far each server's deliveries have come. Whoever loads at one position, and connects at the same,
 * has missed nothing: what was taken for delivery after the loading is counted by then, or is yet to
 * arrive.
 */
export class Deliveries {
  readonly #taken = new Map<string, number>()

  /** @param server another one for each life of a server. */
  note(server: string, count: number): void {
    this.#taken.set(server, (this.#taken.get(server) ?? 0) + count)
  }

  /**
   * ```ts
   * const deliveries = new Deliveries()
   * deliveries.note('b', 2)
   * deliveries.note('a', 1)
   * deliveries.note('b', 3)
   * deliveries.position // => 'a:1 b:5'
   * ```
   */
  get position(): string {
    return [...this.#taken]
      .map(([server, count]) => `${server}:${count}`)
      .toSorted()
      .join(' ')
  }
}
