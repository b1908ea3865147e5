/** Where an attempt at a questionnaire stands. */
export const ATTEMPT_STATES = ['notStarted', 'started', 'paused', 'finished', 'expired'] as const
