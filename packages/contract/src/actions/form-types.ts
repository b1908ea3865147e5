/** What kinds of fields an action's form may have. */
export const FORM_FIELD_TYPES = [
  'textarea',
  'text',
  'number',
  'date',
  'select',
  'checkbox',
] as const
