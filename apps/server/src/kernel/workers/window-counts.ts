/** A request that counts towards a limit. */
export interface Hit {
  readonly key: string
  /** The time, in milliseconds, in which requests of this key are counted together. */
  readonly windowMs: number
}

/** How many requests there were in the window, and how many milliseconds of it are left. */
export interface Count {
  readonly current: number
  readonly ttl: number
}

/**
 * Counts requests by key, in windows that begin with the first of them.
 *
 * ```ts
 * let time = 0
 * const counts = new WindowCounts(() => time)
 * counts.count({ key: 'a', windowMs: 1000 }).current // => 1
 * counts.count({ key: 'a', windowMs: 1000 }).current // => 2
 * time = 1000
 * counts.count({ key: 'a', windowMs: 1000 }).current // => 1
 * ```
 */
export class WindowCounts {
  readonly #now: () => number
  readonly #open = new Map<string, { current: number; until: number }>()

  /** @param now the time that has passed since some instant, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  count({ key, windowMs }: Hit): Count {
    const now = this.#now()
    const open = this.#open.get(key)
    if (!open || open.until <= now) {
      this.#open.set(key, { current: 1, until: now + windowMs })
      return { current: 1, ttl: windowMs }
    }
    open.current += 1
    return { current: open.current, ttl: open.until - now }
  }

  /** Forgets the windows that are over. @returns how many are open. */
  purge(): number {
    const now = this.#now()
    for (const [key, { until }] of this.#open) if (until <= now) this.#open.delete(key)
    return this.#open.size
  }
}
