import { describe, expect, it } from 'vitest'
import { EVENTS, nextState, PARTIES, STATES, type AttemptState } from './transitions.ts'

/** The table a second time, written from the design: state x event, by who may (r, a, s). */
const EXPECTED: Record<AttemptState, Partial<Record<(typeof EVENTS)[number], string>>> = {
  notStarted: { start: 'r started', grant: 'a notStarted', clear: 'a notStarted' },
  started: {
    start: 'r started',
    answer: 'r started',
    pause: 'r paused',
    continue: 'r started',
    finish: 'r finished',
    expire: 's expired',
    grant: 'a started',
    clear: 'a notStarted',
  },
  paused: {
    pause: 'r paused',
    continue: 'r started',
    expire: 's expired',
    grant: 'a paused',
    clear: 'a notStarted',
  },
  finished: { finish: 'r finished', clear: 'a notStarted' },
  expired: { settle: 'as finished', grant: 'a started', clear: 'a notStarted' },
}

describe('every cell of the state machine', () => {
  const cells = STATES.flatMap((state) =>
    EVENTS.flatMap((event) => PARTIES.map((who) => ({ state, event, who }))),
  )
  it.each(cells)('$state, $event by $who', ({ state, event, who }) => {
    const [parties = '', to] = EXPECTED[state][event]?.split(' ') ?? []
    expect(nextState(state, event, who)).toBe(parties.includes(who.charAt(0)) ? to : undefined)
  })
})
