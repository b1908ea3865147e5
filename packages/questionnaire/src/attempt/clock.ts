/** What arrives this long after the deadline still counts; in milliseconds. */
export const GRACE_MS = 5_000

/**
 * The window of availability and of the countdown (spec §9), in seconds: so long a questionnaire that is
 * timed is open from its first start, unless its author says otherwise, and at its end time is shown.
 */
export const WINDOW_SECONDS = 86_400

/** What an attempt's time is made of. Instants are in milliseconds since 1970, by the server's clock. */
export interface Times {
  /** Seconds of work; null for no limit. */
  readonly duration: number | null
  /** What the duration is multiplied by for this person: 1 for nobody in particular. */
  readonly extraTime: number
  /** Milliseconds of work before the last pause. */
  readonly banked: number
  /** When work began or went on; null while nobody works. */
  readonly segmentStart: number | null
  /** When it is over, paused or not; null for never. */
  readonly windowEnd: number | null
}

/**
 * When the attempt is over; null for never.
 * The duration runs only while somebody works, the window always.
 */
export function deadlineOf({
  duration,
  extraTime,
  banked,
  segmentStart,
  windowEnd,
}: Times): number | null {
  const byDuration =
    duration === null || segmentStart === null
      ? Infinity
      : segmentStart + duration * 1_000 * extraTime - banked
  const deadline = Math.min(byDuration, windowEnd ?? Infinity)
  return deadline === Infinity ? null : deadline
}

/**
 * Milliseconds that remain: duration x extra time - banked - (now - segment start), capped by the
 * window, never below 0; null without any limit.
 */
export function remainingOf(times: Times, now: number): number | null {
  const { duration, extraTime, banked, segmentStart, windowEnd } = times
  const worked = banked + (segmentStart === null ? 0 : now - segmentStart)
  const byDuration = duration === null ? Infinity : duration * 1_000 * extraTime - worked
  const byWindow = windowEnd === null ? Infinity : windowEnd - now
  const remaining = Math.min(byDuration, byWindow)
  return remaining === Infinity ? null : Math.max(0, remaining)
}

/**
 * The countdown shows when 24 hours or less remain (spec §9), in milliseconds.
 * ```ts
 * showsCountdown(null) // => false
 * ```
 */
export function showsCountdown(remaining: number | null): boolean {
  return remaining !== null && remaining <= WINDOW_SECONDS * 1_000
}

/**
 * Whether the attempt has expired. Until so long after its deadline, it takes what was on its way.
 */
export function isOver(times: Times, now: number): boolean {
  const deadline = deadlineOf(times)
  return deadline !== null && now > deadline + GRACE_MS
}
