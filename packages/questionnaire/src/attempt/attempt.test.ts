import { describe, expect, it } from 'vitest'
import { asOf, moveAttempt, NEW_ATTEMPT, type Attempt, type Move } from './attempt.ts'
import { GRACE_MS, remainingOf } from './clock.ts'
import type { Party } from './transitions.ts'

const T0 = 1_000_000
const MINUTE = 60_000
const ten: Attempt = { ...NEW_ATTEMPT, duration: 600, window: 60 * MINUTE }

/** What is left after moves at minutes; throws where one is refused. */
function after(attempt: Attempt, ...moves: (readonly [minute: number, move: Move, who?: Party])[]) {
  let current = attempt
  for (const [minute, move, who = 'respondent'] of moves) {
    const moved = moveAttempt(current, move, who, T0 + minute * MINUTE)
    if (!moved.ok) throw new Error(moved.why)
    current = moved.attempt
  }
  return current
}

const start: Move = { event: 'start' }
const pause: Move = { event: 'pause' }
const resume: Move = { event: 'continue' }
const finish: Move = { event: 'finish' }
const remaining = (attempt: Attempt, minute: number) =>
  (remainingOf(attempt, T0 + minute * MINUTE) ?? 0) / MINUTE

describe('an attempt', () => {
  it('starts its clock once', () => {
    const started = after(ten, [0, start], [3, start])
    expect(remaining(started, 4)).toBe(6)
    expect(started.windowEnd).toBe(T0 + 60 * MINUTE)
  })

  it('banks what was worked; a pause stops the duration but not the window', () => {
    const paused = after(ten, [0, start], [4, pause])
    expect(remaining(paused, 30)).toBe(6)
    expect(remaining(after(paused, [30, resume]), 32)).toBe(4)
    expect(remaining(paused, 57)).toBe(3)
    expect(asOf(paused, T0 + 61 * MINUTE)).toMatchObject({ state: 'expired', banked: 4 * MINUTE })
    expect(() => after(paused, [61, resume])).toThrow('expired')
  })

  it('expires after the grace, as of its deadline', () => {
    const started = after(ten, [0, start])
    const deadline = T0 + 10 * MINUTE
    expect(asOf(started, deadline + GRACE_MS).state).toBe('started')
    const expired = asOf(started, deadline + GRACE_MS + 1)
    expect(expired).toMatchObject({ state: 'expired', expiredAt: deadline, banked: 10 * MINUTE })
    expect(after(expired, [20, { event: 'settle' }, 'admin'])).toMatchObject({
      state: 'finished',
      finishedAt: deadline,
    })
    expect(() => after(started, [11, finish])).toThrow('expired')
  })

  it('cannot be paused with no time left', () => {
    const started = after(ten, [0, start])
    const at = T0 + 10 * MINUTE + GRACE_MS
    expect(moveAttempt(started, pause, 'respondent', at)).toEqual({ ok: false, why: 'expired' })
    expect(moveAttempt(started, finish, 'respondent', at)).toMatchObject({ ok: true })
  })

  it('goes on with granted time, of which what was worked is not given again', () => {
    const expired = asOf(after(ten, [0, start]), T0 + 20 * MINUTE)
    const grant = (factor: number, addedWindow = 0): Move => ({
      event: 'grant',
      factor,
      addedWindow,
    })
    expect(() => after(expired, [20, grant(1), 'admin'])).toThrow('still_over')
    const going = after(expired, [20, grant(1.5), 'admin'])
    expect(going.state).toBe('started')
    expect(remaining(going, 22)).toBe(3)
    const late = asOf(after(ten, [0, start], [1, pause]), T0 + 90 * MINUTE)
    expect(() => after(late, [90, grant(2), 'admin'])).toThrow('still_over')
    expect(remaining(after(late, [90, grant(2, 5 * MINUTE), 'admin']), 90)).toBe(5)
    expect(() => after(going, [21, grant(2)])).toThrow('not_allowed')
  })

  it('is as new when cleared, but for its epoch and the extra time', () => {
    const done = after(ten, [0, start], [2, finish])
    expect(done.finishedAt).toBe(T0 + 2 * MINUTE)
    expect(after(done, [3, finish])).toBe(done)
    const cleared = after(done, [5, { event: 'clear' }, 'admin'])
    expect(cleared).toEqual({ ...ten, epoch: 1 })
  })
})
