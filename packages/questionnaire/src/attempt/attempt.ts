import { deadlineOf, isOver, remainingOf, type Times } from './clock.ts'
import { nextState, type AttemptEvent, type AttemptState, type Party } from './transitions.ts'

/** One person's attempt at a questionnaire. Instants are in milliseconds since 1970. */
export interface Attempt extends Times {
  readonly state: AttemptState
  /** Rises when it is cleared. */
  readonly epoch: number
  /** Milliseconds from the first start in which it is to be done; null for no limit. */
  readonly window: number | null
  readonly firstStart: number | null
  readonly finishedAt: number | null
  /** The deadline that has passed. */
  readonly expiredAt: number | null
}

export type Move =
  | { readonly event: Exclude<AttemptEvent, 'grant' | 'expire'> }
  /** @param factor of the duration; `addedWindow` in milliseconds. */
  | { readonly event: 'grant'; readonly factor: number; readonly addedWindow: number }

export type Moved =
  | { readonly ok: true; readonly attempt: Attempt }
  /** `still_over`: the time that is granted has passed as well. */
  | { readonly ok: false; readonly why: 'expired' | 'not_allowed' | 'still_over' }

export const NEW_ATTEMPT: Attempt = {
  state: 'notStarted',
  epoch: 0,
  duration: null,
  extraTime: 1,
  banked: 0,
  window: null,
  firstStart: null,
  segmentStart: null,
  windowEnd: null,
  finishedAt: null,
  expiredAt: null,
}

/** The attempt as it stands now: expired, once its time and the grace are over. */
export function asOf(attempt: Attempt, now: number): Attempt {
  if (!nextState(attempt.state, 'expire', 'system') || !isOver(attempt, now)) return attempt
  const deadline = deadlineOf(attempt) ?? now
  return { ...bank(attempt, deadline), state: 'expired', expiredAt: deadline }
}

/** What an event makes of an attempt; refused where the state machine has no way. */
export function moveAttempt(before: Attempt, move: Move, who: Party, now: number): Moved {
  const attempt = asOf(before, now)
  const state = nextState(attempt.state, move.event, who)
  if (!state) return { ok: false, why: attempt.state === 'expired' ? 'expired' : 'not_allowed' }
  if (state === attempt.state && move.event !== 'grant') return { ok: true, attempt }
  switch (move.event) {
    case 'start':
      return { ok: true, attempt: { ...start(attempt, now), state } }
    case 'pause':
      return remainingOf(attempt, now) === 0
        ? { ok: false, why: 'expired' }
        : { ok: true, attempt: { ...bank(attempt, now), state } }
    case 'continue':
      return { ok: true, attempt: { ...attempt, segmentStart: now, state } }
    case 'finish':
      return { ok: true, attempt: { ...bank(attempt, now), finishedAt: now, state } }
    case 'settle':
      return { ok: true, attempt: { ...attempt, finishedAt: attempt.expiredAt, state } }
    case 'clear':
      return { ok: true, attempt: { ...cleared(attempt), state } }
    case 'grant':
      return grant(attempt, move, now, state)
    case 'answer':
      return { ok: true, attempt }
  }
}

function start(attempt: Attempt, now: number): Attempt {
  const windowEnd = attempt.window === null ? null : now + attempt.window
  return { ...attempt, firstStart: now, segmentStart: now, windowEnd }
}

/** Stops the clock and keeps what was worked. */
function bank(attempt: Attempt, now: number): Attempt {
  const { banked, segmentStart } = attempt
  if (segmentStart === null) return attempt
  return { ...attempt, banked: banked + Math.max(0, now - segmentStart), segmentStart: null }
}

/** Extra time is the person's and stays. */
function cleared({ epoch, duration, window, extraTime }: Attempt): Attempt {
  return { ...NEW_ATTEMPT, epoch: epoch + 1, duration, window, extraTime }
}

function grant(
  attempt: Attempt,
  { factor, addedWindow }: Extract<Move, { event: 'grant' }>,
  now: number,
  state: AttemptState,
): Moved {
  const goesOn = attempt.state === 'expired'
  const { windowEnd } = attempt
  const from = goesOn ? Math.max(now, windowEnd ?? now) : windowEnd
  const granted: Attempt = {
    ...attempt,
    state,
    extraTime: factor,
    windowEnd: windowEnd === null || addedWindow === 0 ? windowEnd : (from ?? now) + addedWindow,
    ...(goesOn && { segmentStart: now, expiredAt: null }),
  }
  const remaining = state === 'notStarted' ? null : remainingOf(granted, now)
  return remaining === 0 ? { ok: false, why: 'still_over' } : { ok: true, attempt: granted }
}
