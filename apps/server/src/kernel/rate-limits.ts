import type { RateClass } from '@telemachos/contract/core/define-call'

/** Requests a minute and caller, by class. A caller is a session or, before sign-in, an address. */
const LIMITS: Record<RateClass, number> = {
  read: 3000,
  write: 1200,
  credentials: 120,
  aggregate: 600,
  bulk: 60,
  part: 1200,
}

/** Parts of uploads are limited by the second: 20, so that a minute's share is not taken at once. */
const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** The limit of one route, in the form of the rate limiter. */
export function limitOf(rate: RateClass): { max: number; timeWindow: number; groupId: string } {
  return rate === 'part'
    ? { max: LIMITS.part / 60, timeWindow: SECOND_MS, groupId: rate }
    : { max: LIMITS[rate], timeWindow: MINUTE_MS, groupId: rate }
}
