/** How soon somebody's turn is: of those who wait the least goes first, and of equals who came first. */
export type Rank = () => number

interface Waiting {
  readonly rank: Rank
  readonly begin: () => void
}

/** Lets a few work at a time, and the others wait for their turn. */
export class Turns {
  #free: number
  readonly #waiting: Waiting[] = []

  /** @param most how many work at a time. */
  constructor(most: number) {
    this.#free = most
  }

  /**
   * Works in its turn. The rank is asked whenever somebody has finished, since it may change meanwhile.
   * @throws whatever the work throws; the signal's reason where it is aborted before its turn.
   */
  async take<Result>(
    work: () => Promise<Result>,
    { signal, rank }: { readonly signal: AbortSignal; readonly rank: Rank },
  ): Promise<Result> {
    signal.throwIfAborted()
    if (this.#free > 0) this.#free -= 1
    else await this.#turn(rank, signal)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      this.#passOn()
    }
  }

  #turn(rank: Rank, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        rank,
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      this.#waiting.push(waiting)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  #passOn(): void {
    const ranks = this.#waiting.map(({ rank }) => rank())
    const [next] = this.#waiting.splice(ranks.indexOf(Math.min(...ranks)), 1)
    if (next) next.begin()
    else this.#free += 1
  }
}
