type Done<Result> = (error: Error | null | undefined, result: Result) => void

interface Waiting {
  readonly since: number
  readonly giveUp: (error: Error) => void
}

/** The driver's own words for it. */
const GIVEN_UP = 'Query read timeout'

/**
 * Gives up on answers that do not come. All of them share one timer: by a timer for each statement, though
 * it is cleared, as by a Set of them, what statements have in hand hangs together and outlives many
 * collections of garbage, which took a third of the time of small calls.
 */
export class AnswerWatch {
  readonly #mostMs: number
  readonly #now: () => number
  /** By place; a place that is free is given again. */
  readonly #waiting: (Waiting | undefined)[] = []
  readonly #free: number[] = []
  readonly #timer: NodeJS.Timeout
  #isSilent = false

  /** @param now the time that has passed since some instant, in milliseconds. */
  constructor(mostMs: number, now: () => number = () => performance.now()) {
    this.#mostMs = mostMs
    this.#now = now
    this.#timer = setInterval(() => this.check(), 1_000)
    this.#timer.unref()
  }

  /**
   * The answer that `ask` is told of.
   * @param discard takes an answer that comes after it was given up.
   * @throws what it is told instead, or Error "Query read timeout" where it is told nothing for too long,
   *   or whoever would answer is silent.
   */
  wait<Result>(
    ask: (done: Done<Result>) => void,
    discard?: (late: Result) => void,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isSilent) return reject(new Error(GIVEN_UP))
      const place = this.#free.pop() ?? this.#waiting.length
      const waiting = { since: this.#now(), giveUp: reject }
      this.#waiting[place] = waiting
      ask((error, result) => {
        const isLate = this.#waiting[place] !== waiting
        if (!isLate) this.#leave(place)
        if (error) reject(error)
        else if (isLate) discard?.(result)
        else resolve(result)
      })
    })
  }

  /** Gives up on whatever is too late. */
  check(): void {
    this.#giveUp(this.#now() - this.#mostMs)
  }

  /** Whoever would answer is silent, or no longer: nobody begins to wait, and nobody goes on. */
  beSilent(isSilent: boolean): void {
    this.#isSilent = isSilent
    if (isSilent) this.#giveUp(Infinity)
  }

  /** Gives up on whatever was asked by then. */
  #giveUp(asked: number): void {
    for (const [place, waiting] of this.#waiting.entries()) {
      if (!waiting || waiting.since > asked) continue
      this.#leave(place)
      waiting.giveUp(new Error(GIVEN_UP))
    }
  }

  #leave(place: number): void {
    this.#waiting[place] = undefined
    this.#free.push(place)
  }

  /** Looks no more: what is waited for then is waited for as long as it takes. */
  stop(): void {
    clearInterval(this.#timer)
  }
}
