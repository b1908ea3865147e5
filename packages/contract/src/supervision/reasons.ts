/** Why somebody waits for their mentor or for those who oversee the mentor. */
export const REASONS = ['firstMeeting', 'nextMeeting', 'overdue', 'invitation'] as const

export type Reason = (typeof REASONS)[number]

/** After so many days without a meeting, or without an answer, a person has been left behind. */
export const WAITING_DAYS = { firstMeeting: 10, nextMeeting: 14, invitation: 7 } as const
