/** The server's word on what remains, tied to the page's monotonic clock. In milliseconds. */
export interface Anchor {
  readonly remaining: number
  /** When it held, by `performance.now()`. */
  readonly at: number
}

/**
 * The answer was on its way for about half the round trip: so much less remains when it arrives.
 * @param seconds as the server said.
 */
export function anchorOf(seconds: number, sentAt: number, receivedAt: number): Anchor {
  return { remaining: seconds * 1_000 - (receivedAt - sentAt) / 2, at: receivedAt }
}

/** Milliseconds that remain, never below 0. */
export function remainingAt({ remaining, at }: Anchor, now: number): number {
  return Math.max(0, remaining - (now - at))
}

/** What is announced as it is reached, in seconds. */
const CALLS = [300, 60, 30] as const

export type Call = (typeof CALLS)[number]

/** What has been reached between two looks at the clock, the nearest to the end; in milliseconds. */
export function reachedCall(before: number, after: number): Call | undefined {
  return CALLS.findLast((seconds) => before > seconds * 1_000 && after <= seconds * 1_000)
}
