/** Milliseconds that one payer may take up in each minute: half of it. */
export const BUDGET_MS = 30_000
const WINDOW_MS = 60_000

/** What one payer has taken up. */
interface Account {
  spentMs: number
  /** When `spentMs` was true. */
  at: number
  /** When what is under way began. */
  readonly running: Set<{ readonly begun: number }>
}

/** Whether a payer may begin something more: not where it is `spent`, and not yet where it is `reserved`. */
export type BudgetState = 'free' | 'reserved' | 'spent'

/**
 * Time that payers have in each minute. What is under way counts from its beginning, with what is
 * reserved for it at least: many things that begin together are not all let in before the first is paid.
 */
export class TimeBudget {
  readonly #accounts = new Map<string, Account>()
  readonly #reserveMs: number
  readonly #now: () => number

  /**
   * @param reserveMs what counts of something under way, however short it is.
   * @param now the time that has passed since some instant, in milliseconds.
   */
  constructor(reserveMs = 0, now: () => number = () => performance.now()) {
    this.#reserveMs = reserveMs
    this.#now = now
  }

  stateOf(payer: string): BudgetState {
    const account = this.#accounts.get(payer)
    if (!account) return 'free'
    this.#settle(account)
    let taken = account.spentMs
    let reserved = account.spentMs
    for (const { begun } of account.running) {
      const ms = account.at - begun
      taken += ms
      reserved += Math.max(ms, this.#reserveMs)
    }
    if (taken >= BUDGET_MS) return 'spent'
    return reserved >= BUDGET_MS ? 'reserved' : 'free'
  }

  /** Something begins. @returns what ends it, and says how many milliseconds it took. */
  begin(payer: string): () => number {
    const account = this.#accountOf(payer)
    const running = { begun: this.#now() }
    account.running.add(running)
    return () => {
      account.running.delete(running)
      this.#settle(account)
      const ms = account.at - running.begun
      account.spentMs += ms
      this.#forget(payer, account)
      return ms
    }
  }

  /** Takes from a payer what was spent elsewhere. */
  spend(payer: string, ms: number): void {
    const account = this.#accountOf(payer)
    this.#settle(account)
    account.spentMs += ms
  }

  /** Forgets who owes nothing. @returns how many payers are left. */
  purge(): number {
    for (const [payer, account] of this.#accounts) {
      this.#settle(account)
      this.#forget(payer, account)
    }
    return this.#accounts.size
  }

  #accountOf(payer: string): Account {
    const found = this.#accounts.get(payer)
    if (found) return found
    const account: Account = { spentMs: 0, at: this.#now(), running: new Set() }
    this.#accounts.set(payer, account)
    return account
  }

  #forget(payer: string, account: Account): void {
    if (account.running.size === 0 && account.spentMs === 0) this.#accounts.delete(payer)
  }

  /** Gives back what the passing time has paid for. */
  #settle(account: Account): void {
    const now = this.#now()
    const paid = ((now - account.at) * BUDGET_MS) / WINDOW_MS
    account.spentMs = Math.max(0, account.spentMs - paid)
    account.at = now
  }
}
