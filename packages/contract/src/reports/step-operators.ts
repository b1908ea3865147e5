/** What a condition does; those of days count from today. */
export const STEP_OPERATORS = [
  'equals',
  'differs',
  'less',
  'atMost',
  'more',
  'atLeast',
  'contains',
  'startsWith',
  'isEmpty',
  'isFilled',
  'isOneOf',
  'inLastDays',
  'inNextDays',
  'thisMonth',
  'thisYear',
] as const
