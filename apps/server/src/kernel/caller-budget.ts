import type { RateClass } from '@telemachos/contract/core/define-call'
import { atMost } from './at-most.ts'
import { AppError } from './errors.ts'

/** Milliseconds of answering that one caller may take up in each minute: half of it. */
const BUDGET_MS = 30_000
const WINDOW_MS = 60_000

/** Calls of one caller that run at once; the others wait. A browser sends six to one server. */
const AT_ONCE = 12
/** Of those of a class that may take long: twelve such would hold every connection to the database. */
const CLASS_AT_ONCE = { aggregate: 3, bulk: 2 } as const

/** What one caller has taken up of their budget. */
interface Account {
  readonly any: ReturnType<typeof atMost>
  readonly aggregate: ReturnType<typeof atMost>
  readonly bulk: ReturnType<typeof atMost>
  running: number
  spentMs: number
  /** When `spentMs` was true. */
  at: number
}

/**
 * Limits callers by what their calls cost, where the rate limit counts calls: whoever keeps the
 * server busy for half of each minute is refused, and whoever calls many at once waits.
 */
export class CallerBudget {
  readonly #accounts = new Map<string, Account>()
  readonly #now: () => number
  /** Hears what each call has cost. */
  onSpent: ((caller: string, ms: number) => void) | undefined

  /** @param now the time that has passed since some instant, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Does a call's work at the cost of its caller.
   * @throws too_many_requests when the caller's budget is spent.
   */
  async run<T>(caller: string, rate: RateClass, work: () => Promise<T>): Promise<T> {
    const account = this.#accountOf(caller)
    account.running += 1
    try {
      const charged = () => this.#charge(caller, account, work)
      return await account.any(
        rate === 'aggregate' || rate === 'bulk' ? () => account[rate](charged) : charged,
      )
    } finally {
      account.running -= 1
      this.#settle(account)
      if (account.running === 0 && account.spentMs === 0) this.#accounts.delete(caller)
    }
  }

  /** Takes from a caller's budget what they have cost elsewhere. */
  spend(caller: string, ms: number): void {
    const account = this.#accountOf(caller)
    this.#settle(account)
    account.spentMs += ms
  }

  /** Forgets whose calls are all paid for. @returns how many callers are left. */
  purge(): number {
    for (const [caller, account] of this.#accounts) {
      this.#settle(account)
      if (account.running === 0 && account.spentMs === 0) this.#accounts.delete(caller)
    }
    return this.#accounts.size
  }

  #accountOf(caller: string): Account {
    const found = this.#accounts.get(caller)
    if (found) return found
    const account: Account = {
      any: atMost(AT_ONCE),
      aggregate: atMost(CLASS_AT_ONCE.aggregate),
      bulk: atMost(CLASS_AT_ONCE.bulk),
      running: 0,
      spentMs: 0,
      at: this.#now(),
    }
    this.#accounts.set(caller, account)
    return account
  }

  async #charge<T>(caller: string, account: Account, work: () => Promise<T>): Promise<T> {
    this.#settle(account)
    if (account.spentMs >= BUDGET_MS) throw new AppError('too_many_requests')
    const begun = this.#now()
    try {
      return await work()
    } finally {
      this.#settle(account)
      const ms = this.#now() - begun
      account.spentMs += ms
      this.onSpent?.(caller, ms)
    }
  }

  /** Gives back what the passing time has paid for. */
  #settle(account: Account): void {
    const now = this.#now()
    const paid = ((now - account.at) * BUDGET_MS) / WINDOW_MS
    account.spentMs = Math.max(0, account.spentMs - paid)
    account.at = now
  }
}
