/** Where an attempt stands. */
export const STATES = ['notStarted', 'started', 'paused', 'finished', 'expired'] as const

export type AttemptState = (typeof STATES)[number]

export const EVENTS = [
  'start',
  'answer',
  'pause',
  'continue',
  'finish',
  'expire',
  'settle',
  'grant',
  'clear',
] as const

export type AttemptEvent = (typeof EVENTS)[number]

/**
 * Who makes something happen: whoever answers (the owner, their mentor, a token's holder), an
 * administrator, or the server by itself.
 */
export const PARTIES = ['respondent', 'admin', 'system'] as const

export type Party = (typeof PARTIES)[number]

interface Transition {
  readonly from: AttemptState
  readonly event: AttemptEvent
  readonly to: AttemptState
  readonly who: readonly Party[]
}

const RESPONDENT: readonly Party[] = ['respondent']
const ADMIN: readonly Party[] = ['admin']
const SYSTEM: readonly Party[] = ['system']

/** The attempt's state machine (design, questionnaire: Attempt). What is not here is refused. */
const TRANSITIONS: readonly Transition[] = [
  { from: 'notStarted', event: 'start', to: 'started', who: RESPONDENT },
  { from: 'started', event: 'start', to: 'started', who: RESPONDENT },
  { from: 'started', event: 'answer', to: 'started', who: RESPONDENT },
  { from: 'started', event: 'pause', to: 'paused', who: RESPONDENT },
  { from: 'paused', event: 'pause', to: 'paused', who: RESPONDENT },
  { from: 'paused', event: 'continue', to: 'started', who: RESPONDENT },
  { from: 'started', event: 'continue', to: 'started', who: RESPONDENT },
  { from: 'started', event: 'finish', to: 'finished', who: RESPONDENT },
  { from: 'finished', event: 'finish', to: 'finished', who: RESPONDENT },
  { from: 'started', event: 'expire', to: 'expired', who: SYSTEM },
  { from: 'paused', event: 'expire', to: 'expired', who: SYSTEM },
  // Finished as of its deadline, by policy or by hand.
  { from: 'expired', event: 'settle', to: 'finished', who: ['admin', 'system'] },
  { from: 'notStarted', event: 'grant', to: 'notStarted', who: ADMIN },
  { from: 'started', event: 'grant', to: 'started', who: ADMIN },
  { from: 'paused', event: 'grant', to: 'paused', who: ADMIN },
  { from: 'expired', event: 'grant', to: 'started', who: ADMIN },
  { from: 'notStarted', event: 'clear', to: 'notStarted', who: ADMIN },
  { from: 'started', event: 'clear', to: 'notStarted', who: ADMIN },
  { from: 'paused', event: 'clear', to: 'notStarted', who: ADMIN },
  { from: 'finished', event: 'clear', to: 'notStarted', who: ADMIN },
  { from: 'expired', event: 'clear', to: 'notStarted', who: ADMIN },
]

/** Where an event leads; undefined where the table has no such row for this party. */
export function nextState(
  from: AttemptState,
  event: AttemptEvent,
  who: Party,
): AttemptState | undefined {
  return TRANSITIONS.find(
    (row) => row.from === from && row.event === event && row.who.includes(who),
  )?.to
}
