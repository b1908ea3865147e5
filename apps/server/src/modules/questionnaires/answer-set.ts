import { asOf, type Attempt } from '@telemachos/questionnaire/attempt/attempt'
import { deadlineOf, GRACE_MS, remainingOf } from '@telemachos/questionnaire/attempt/clock'
import type { AttemptState } from '@telemachos/questionnaire/attempt/transitions'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'

export type Clock = OutputOf<typeof contract.questionnaires.calls.getRemainingTime>

/** An attempt, and whose at what it is. */
export interface AnswerSet {
  readonly id: number
  readonly projectId: number
  readonly questId: number
  /** Null before its start. */
  readonly versionId: number | null
  readonly actionId: number | null
  readonly menteeId: number | null
  /** Null for the holder of a link, who has no account. */
  readonly respondentId: number | null
  readonly attempt: Attempt
}

/** How a set stands now, for the wire. */
export function clockOf({ id, attempt: stored }: AnswerSet, now: Date): Clock {
  const attempt = asOf(stored, now.getTime())
  const isRunning = attempt.state === 'started' || attempt.state === 'paused'
  const remaining = isRunning ? remainingOf(attempt, now.getTime()) : null
  const deadline = isRunning ? deadlineOf(attempt) : null
  return {
    AnswerSetId: id,
    Status: attempt.state === 'expired' || remaining === 0 ? 'Expired' : 'OK',
    State: attempt.state,
    Now: now.toISOString(),
    Remaining: attempt.state === 'expired' ? 0 : remaining === null ? null : remaining / 1_000,
    Deadline: deadline === null ? null : new Date(deadline).toISOString(),
    Epoch: attempt.epoch,
  }
}

/** What is answered where nobody has begun. */
export function clockOfNone(now: Date, status: Clock['Status'] = 'OK'): Clock {
  return {
    AnswerSetId: null,
    Status: status,
    State: 'notStarted',
    Now: now.toISOString(),
    Remaining: null,
    Deadline: null,
    Epoch: 0,
  }
}

/** Whose deadline and grace lie before this has expired. */
export function lastDeadline(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS)
}

/** The attempt's columns, as the database has them. */
export interface AttemptColumns {
  readonly state: AttemptState
  readonly epoch: number
  readonly firstStartedAt: string | null
  readonly segmentStartedAt: string | null
  readonly bankedMs: number
  readonly extraTime: number
  readonly windowEndsAt: string | null
  readonly expiredAt: string | null
  readonly finishedAt: string | null
  /** Seconds, of the version that it is answered in; null for no limit. */
  readonly duration: number | null
  readonly window: number | null
}

export function attemptFrom(row: AttemptColumns): Attempt {
  return {
    state: row.state,
    epoch: row.epoch,
    duration: row.duration,
    window: row.window === null ? null : row.window * 1_000,
    extraTime: row.extraTime,
    banked: row.bankedMs,
    firstStart: instant(row.firstStartedAt),
    segmentStart: instant(row.segmentStartedAt),
    windowEnd: instant(row.windowEndsAt),
    expiredAt: instant(row.expiredAt),
    finishedAt: instant(row.finishedAt),
  }
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text))
