/** The most registry numbers in one call. */
export const MAX_NUMBERS = 10_000

/** When a form is filled in: on joining, and on leaving. */
export const PHASES = ['start', 'end'] as const

export type Phase = (typeof PHASES)[number]

/** The longest reason for opening a final form, in characters. */
export const MAX_REASON = 500

/** What may stand against a final form: what of a person is missing, or contradicts itself. */
export const PERSON_FAULTS = [
  'kayas',
  'afm',
  'amka',
  'birth_date',
  'gender',
  'amka_birth',
  'amka_gender',
] as const
