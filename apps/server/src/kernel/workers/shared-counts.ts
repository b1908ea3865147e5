import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { within } from '../within.ts'
import { WindowCounts, type Count, type Hit } from './window-counts.ts'

/** Counts a request where others count theirs too. */
export type CountTogether = (hit: Hit) => Promise<Count>

/** A request waits no longer to be counted with those of others. */
const ANSWER_MS = 100
/** After a failure one request in so long finds out whether there are answers again. */
const RETRY_MS = 1_000
const PURGE_MS = 60_000

/**
 * Counts requests together with other processes, and alone while they cannot be asked: nobody waits for
 * that longer than a moment, and one in a second at most. It counts alone all the time, so that a caller
 * begins nothing anew when the others go away.
 * @param now the time that has passed since some instant, in milliseconds.
 */
export function countTogetherOrAlone(
  together: CountTogether,
  now: () => number = () => performance.now(),
): CountTogether {
  const alone = new WindowCounts(now)
  let purgeAt = now() + PURGE_MS
  let askAgainAt = -Infinity
  return async (hit) => {
    if (now() >= purgeAt) {
      purgeAt = now() + PURGE_MS
      alone.purge()
    }
    const own = alone.count(hit)
    if (now() < askAgainAt) return own
    const isRetry = askAgainAt > -Infinity
    if (isRetry) askAgainAt = now() + RETRY_MS
    try {
      const count = await within(ANSWER_MS, together(hit))
      if (isRetry) askAgainAt = -Infinity
      return count
    } catch {
      askAgainAt = now() + RETRY_MS
      return own
    }
  }
}

/** A store for the rate limiter, in which each route counts for itself. */
export function storeOf(count: CountTogether): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #prefix: string

    constructor(options: unknown, prefix = '') {
      void options
      this.#prefix = prefix
    }

    incr(
      key: string,
      answer: (error: Error | null, count?: Count) => void,
      windowMs: number,
    ): void {
      count({ key: this.#prefix + key, windowMs }).then(
        (counted) => answer(null, counted),
        (error: Error) => answer(error),
      )
    }

    child(options: object): FastifyRateLimitStore {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: string } }
      return new Store(options, `${String(routeInfo?.method)}${routeInfo?.url}-`)
    }
  }
}
