/** What becomes of something handed in. */
export const SUBMISSION_STATES = ['waiting', 'accepted', 'returned'] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** What is decided about a version. */
export const VERDICTS = ['accepted', 'returned'] as const

/** What is done to a submission. */
export type SubmissionMove = 'submit' | 'accept' | 'return'

/**
 * Where a move leads from each state; a move that is not named is refused. `none` is before anything was
 * handed in. What is accepted is replaced only once it has been returned.
 */
export const SUBMISSION_MOVES: Readonly<
  Record<SubmissionState | 'none', Partial<Record<SubmissionMove, SubmissionState>>>
> = {
  none: { submit: 'waiting' },
  waiting: { submit: 'waiting', accept: 'accepted', return: 'returned' },
  returned: { submit: 'waiting', accept: 'accepted' },
  accepted: { return: 'returned' },
}
