import type { RateClass } from '@telemachos/contract/core/define-call'
import { atMost } from './at-most.ts'
import { AppError } from './errors.ts'
import { BUDGET_MS, TimeBudget } from './time-budget.ts'

/** Calls of one caller that run at once; the others wait. A browser sends six to one server. */
const AT_ONCE = 12
/** Of those of a class that may take long: twelve such would hold every connection to the database. */
const CLASS_AT_ONCE = { aggregate: 3, bulk: 2 } as const

/** What counts of a call before it has taken so long: as many as run at once spend what there is. */
const RESERVE_MS = BUDGET_MS / AT_ONCE

/** The calls of one caller. */
interface Caller {
  readonly any: ReturnType<typeof atMost>
  readonly aggregate: ReturnType<typeof atMost>
  readonly bulk: ReturnType<typeof atMost>
  running: number
  /** Calls that wait until what is reserved for others is given back. */
  readonly waiting: (() => void)[]
}

/**
 * Limits callers by what their calls cost, where the rate limit counts calls: whoever keeps the
 * server busy for half of each minute is refused, and whoever calls many at once waits.
 */
export class CallerBudget {
  readonly #budget: TimeBudget
  readonly #callers = new Map<string, Caller>()
  /** Hears what each call has cost. */
  onSpent: ((caller: string, ms: number) => void) | undefined

  /** @param now the time that has passed since some instant, in milliseconds. */
  constructor(now?: () => number) {
    this.#budget = new TimeBudget(RESERVE_MS, now)
  }

  /**
   * Does a call's work at the cost of its caller, who is charged from its beginning.
   * @throws too_many_requests when the caller's budget is spent.
   */
  async run<T>(name: string, rate: RateClass, work: () => Promise<T>): Promise<T> {
    const caller = this.#callerOf(name)
    caller.running += 1
    try {
      const charged = () => this.#charge(name, caller, work)
      return await caller.any(
        rate === 'aggregate' || rate === 'bulk' ? () => caller[rate](charged) : charged,
      )
    } finally {
      caller.running -= 1
      if (caller.running === 0) this.#callers.delete(name)
    }
  }

  /** Takes from a caller's budget what they have cost elsewhere. */
  spend(caller: string, ms: number): void {
    this.#budget.spend(caller, ms)
  }

  /** Forgets whose calls are all paid for. @returns how many callers are left. */
  purge(): number {
    return this.#budget.purge()
  }

  #callerOf(name: string): Caller {
    const found = this.#callers.get(name)
    if (found) return found
    const caller: Caller = {
      any: atMost(AT_ONCE),
      aggregate: atMost(CLASS_AT_ONCE.aggregate),
      bulk: atMost(CLASS_AT_ONCE.bulk),
      running: 0,
      waiting: [],
    }
    this.#callers.set(name, caller)
    return caller
  }

  async #charge<T>(name: string, { waiting }: Caller, work: () => Promise<T>): Promise<T> {
    for (let state = this.#budget.stateOf(name); state !== 'free';) {
      if (state === 'spent') throw new AppError('too_many_requests')
      await new Promise<void>((resolve) => waiting.push(resolve))
      state = this.#budget.stateOf(name)
    }
    const end = this.#budget.begin(name)
    try {
      return await work()
    } finally {
      const ms = end()
      this.onSpent?.(name, ms)
      for (const look of waiting.splice(0)) look()
    }
  }
}
