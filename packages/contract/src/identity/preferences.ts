/** What parts the values of an exported file (spec §5, exports); `;` is the default. */
export const SEPARATORS = [';', ',', '\t'] as const

export type Separator = (typeof SEPARATORS)[number]

/** How many hours before a meeting people can be reminded of it; a day is the default. */
export const REMINDER_HOURS = [2, 24, 48] as const
