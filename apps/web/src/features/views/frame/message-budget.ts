/** So many messages may come at once … */
const AT_ONCE = 400
/** … and so many a second after them. */
const A_SECOND = 100

/** Counts the messages of a frame: what comes faster than anybody could use is a flood. */
export class MessageBudget {
  readonly #now: () => number
  #left = AT_ONCE
  #since: number

  /** @param now - the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now
    this.#since = now()
  }

  /** One message; false where it is one too many. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(AT_ONCE, this.#left + ((now - this.#since) * A_SECOND) / 1000)
    this.#since = now
    this.#left -= 1
    return this.#left >= 0
  }
}
