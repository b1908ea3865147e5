/** How much of a queue there is, and how much of it one owner may have. */
interface Options {
  /** Pieces of work that run at once. */
  readonly atOnce: number
  /** Of one owner at once: fewer, so that nobody waits for one owner alone. */
  readonly atOnceEach: number
  /** Of one owner that wait. */
  readonly maxWaiting: number
}

/** An owner has as much waiting already as they may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Lets at most so many pieces of work run at once. The others wait: those of one owner in the order in
 * which they came, and the owners take turns. So whoever brings 500 holds up nobody who brings one.
 */
export class FairQueue {
  readonly #options: Options
  /** Whose turn is next comes first; an owner without work is not there. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #running = new Map<string, number>()
  #count = 0

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Does the work of an owner when its turn has come.
   * @param isPatient waits however many do.
   * @throws QueueFull, and what the work throws.
   */
  async run<Result>(
    owner: string,
    work: () => Promise<Result>,
    isPatient = false,
  ): Promise<Result> {
    const waiting = this.#waiting.get(owner) ?? []
    if (!isPatient && !this.#mayStart(owner) && waiting.length >= this.#options.maxWaiting) {
      throw new QueueFull('too much of one owner waits')
    }
    await new Promise<void>((begin) => {
      this.#waiting.set(owner, waiting)
      waiting.push(begin)
      this.#startNext()
    })
    try {
      return await work()
    } finally {
      this.#end(owner)
    }
  }

  #mayStart(owner: string): boolean {
    const { atOnce, atOnceEach } = this.#options
    return this.#count < atOnce && (this.#running.get(owner) ?? 0) < atOnceEach
  }

  #startNext(): void {
    for (const [owner, waiting] of this.#waiting) {
      if (!this.#mayStart(owner)) continue
      const begin = waiting.shift()
      this.#passTurn(owner)
      this.#count += 1
      this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1)
      begin?.()
      return
    }
  }

  #end(owner: string): void {
    this.#count -= 1
    const left = (this.#running.get(owner) ?? 1) - 1
    if (left > 0) this.#running.set(owner, left)
    else this.#running.delete(owner)
    this.#passTurn(owner)
    this.#startNext()
  }

  /** Whoever else waits comes before the owner. */
  #passTurn(owner: string): void {
    const waiting = this.#waiting.get(owner)
    this.#waiting.delete(owner)
    if (waiting && waiting.length > 0) this.#waiting.set(owner, waiting)
  }
}
