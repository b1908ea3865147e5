import type { RateClass } from '@telemachos/contract/core/define-call'

/** Requests a minute and caller, by class. A caller is a session or, before sign-in, an address. */
const LIMITS: Record<RateClass, number> = {
  read: 3000,
  write: 1200,
  credentials: 120,
  aggregate: 600,
  bulk: 60,
}

/** The limit of one route, in the form of the rate limiter. */
export function limitOf(rate: RateClass): { max: number; timeWindow: number; groupId: string } {
  return { max: LIMITS[rate], timeWindow: 60_000, groupId: rate }
}
