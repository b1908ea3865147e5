/** What kinds of fields an action's form may have. `info` and `heading` ask nothing. */
export const FORM_FIELD_TYPES = [
  'textarea',
  'text',
  'number',
  'date',
  'time',
  'radio',
  'select',
  'multiple',
  'yesno',
  'scale',
  'stars',
  'checkbox',
  'info',
  'heading',
] as const

/**
 * The parts of a form, each with its writer and its readers: what the mentee writes; what the mentor
 * writes about the mentee, for both of them (`public`) or for staff (`about`); and what a mentor
 * writes once for all of their mentees. Data is kept in the drawer of the same name.
 */
export const FORM_PARTS = ['mentee', 'public', 'about', 'mentor'] as const

export type FormPart = (typeof FORM_PARTS)[number]

/** How the answer to another field of the same part decides whether a field is shown. */
export const SHOW_RULES = ['equals', 'differs', 'filled', 'empty', 'atLeast', 'atMost'] as const
