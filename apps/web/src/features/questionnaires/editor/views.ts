/** What of a questionnaire is on screen. */
export const VIEWS = ['write', 'preview', 'versions'] as const

export type View = (typeof VIEWS)[number]
