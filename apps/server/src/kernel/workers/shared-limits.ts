import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import cluster from 'node:cluster'
import { Batcher } from '../batcher.ts'
import type { CallerBudget } from '../caller-budget.ts'
import { WindowCounts, type Count, type Hit } from './window-counts.ts'

/** A worker's hits, and what the primary process answers: each hit's count, in their order. */
interface HitsMessage {
  readonly type: 'hits'
  readonly id: number
  readonly hits: readonly Hit[]
}
interface CountsMessage {
  readonly type: 'counts'
  readonly id: number
  readonly counts: readonly Count[]
}

/** Milliseconds that callers have cost a worker. */
interface SpentMessage {
  readonly type: 'spent'
  readonly spent: ReadonlyMap<string, number>
}

/** Other workers hear so often of what callers have cost: a budget is of half a minute. */
const SPENT_EVERY_MS = 250

/** In the primary process: counts requests for all workers. */
export function serveCounts(): void {
  const counts = new WindowCounts()
  setInterval(() => counts.purge(), 60_000).unref()
  cluster.on('message', (worker, message: unknown) => {
    if (!isOf<HitsMessage>(message, 'hits')) return
    const answer: CountsMessage = {
      type: 'counts',
      id: message.id,
      counts: message.hits.map((hit) => counts.count(hit)),
    }
    worker.send(answer, ignoreGone)
  })
}

/** In the primary process: tells each worker what callers have cost the others. */
export function passSpending(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isOf<SpentMessage>(message, 'spent')) return
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && worker.id !== from.id) worker.send(message, ignoreGone)
    }
  })
}

/**
 * In a worker: a store for the rate limiter that asks the primary process. Hits at the same time go
 * together. A worker whose primary process is gone ends, so none waits for its answer.
 */
export function storeOfPrimary(): FastifyRateLimitStoreCtor {
  let last = 0
  const waiting = new Map<number, (counts: readonly Count[]) => void>()
  process.on('message', (message: unknown) => {
    if (!isOf<CountsMessage>(message, 'counts')) return
    waiting.get(message.id)?.(message.counts)
    waiting.delete(message.id)
  })
  const counting = new Batcher<Hit, Count>((hits) => {
    const id = ++last
    const message: HitsMessage = { type: 'hits', id, hits }
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      process.send?.(message, undefined, undefined, ignoreGone)
    })
  })

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
      counting.ask({ key: this.#prefix + key, windowMs }).then(
        (count) => answer(null, count),
        (error: Error) => answer(error),
      )
    }

    /** Each route counts for itself, as it does without workers. */
    child(options: object): FastifyRateLimitStore {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: string } }
      return new Store(options, `${String(routeInfo?.method)}${routeInfo?.url}-`)
    }
  }
}

/** In a worker: callers pay here for what they cost the others as well, and the other way round. */
export function shareBudget(budget: CallerBudget): void {
  let spent = new Map<string, number>()
  budget.onSpent = (caller, ms) => spent.set(caller, (spent.get(caller) ?? 0) + ms)
  const telling = setInterval(() => {
    if (spent.size === 0) return
    const message: SpentMessage = { type: 'spent', spent }
    spent = new Map()
    process.send?.(message, undefined, undefined, ignoreGone)
  }, SPENT_EVERY_MS)
  telling.unref()
  process.on('message', (message: unknown) => {
    if (!isOf<SpentMessage>(message, 'spent')) return
    for (const [caller, ms] of message.spent) budget.spend(caller, ms)
  })
}

function isOf<Message extends { readonly type: string }>(
  message: unknown,
  type: Message['type'],
): message is Message {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === type
  )
}

/** Whoever is not there any more counts nothing. */
const ignoreGone = (): void => undefined
