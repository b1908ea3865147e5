/** Who completes an action. */
export const COMPLETED_BY = ['either', 'mentee', 'mentor', 'automatic'] as const

/** How an action is completed of which nobody has said anything. */
export const DEFAULT_COMPLETION = {
  By: 'either',
  NeedsFields: true,
  Condition: '',
} as const
