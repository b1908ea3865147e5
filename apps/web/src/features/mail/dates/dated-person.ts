import type { CallOutput } from '#shared'

/** Somebody who may be mailed the dates of their meetings. */
export type DatedPerson = CallOutput<'mail.previewDates'>['People'][number]
