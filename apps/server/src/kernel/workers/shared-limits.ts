import cluster from 'node:cluster'
import { Batcher } from '../batcher.ts'
import type { CallerBudget } from '../caller-budget.ts'
import { ignoreGone, isOf } from './messages.ts'
import type { CountTogether } from './shared-counts.ts'
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

/** In a worker: has the primary process count; hits at the same time go together. */
export function countByPrimary(): CountTogether {
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
  return (hit) => counting.ask(hit)
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
