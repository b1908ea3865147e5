/** How many weeks statistics look back, this one among them. */
export const STATISTICS_WEEKS = 12

/**
 * How far people are, by their part of the published actions, from 0 up to 1: a band begins at the
 * number and ends before the next one's.
 */
export const PROGRESS_BANDS = [0, 0.25, 0.5, 0.75, 1] as const
