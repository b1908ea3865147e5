import { hashKey } from '@tanstack/react-query'

/**
 * Whether two values are the same as JSON, in whatever order their fields stand: what comes back from
 * the database stands in its own.
 */
export const sameContent = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other])
