import type { Principal } from './context.ts'
import type { Db } from './database/database.ts'
import { definePort } from './port.ts'
import { WindowCounts } from './workers/window-counts.ts'

/** Knows the tokens that other systems show. */
interface SystemTokens {
  /** The token in what a request says of who calls; undefined where it shows none. */
  read(authorization: string): string | undefined
  /** As whom a token lets another system act; undefined where it is none, or no more. */
  recognise(db: Db, token: string): Promise<Principal | undefined>
}

/** The kernel knows no tables of domains. */
export const systemTokens = definePort<SystemTokens>('kernel.systemTokens')

/** So many wrong tokens a minute and network are answered as wrong; the others as too many. */
const MAX_FAILURES = 30
const WINDOW_MS = 60_000

/** Counts wrong tokens by network. A good one is let through however many there were. */
export class TokenFailures {
  readonly #counts = new WindowCounts()
  #purgeAt = performance.now() + WINDOW_MS

  /** Counts one more. @returns with what it is refused. */
  refuse(network: string): 'unauthenticated' | 'too_many_failures' {
    if (performance.now() > this.#purgeAt) {
      this.#purgeAt = performance.now() + WINDOW_MS
      this.#counts.purge()
    }
    const { current } = this.#counts.count({ key: network, windowMs: WINDOW_MS })
    return current > MAX_FAILURES ? 'too_many_failures' : 'unauthenticated'
  }
}
