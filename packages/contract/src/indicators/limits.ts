import { OVERSEEING_ROLES, PROJECT_WIDE_ROLES, type Role } from '../core/roles.ts'

/** Who looks at the statistics of a project (spec §6, project.statistics). */
export const STATISTICS_ROLES: readonly Role[] = [
  ...OVERSEEING_ROLES,
  'SupervisorLite',
  'SupervisorLitePlus',
]

/** Who reads and writes indicators of people: the statistics page, and mentors in pages of their own. */
export const INDICATOR_ROLES: readonly Role[] = [...STATISTICS_ROLES, 'Mentor']

/** Who writes them; whose and which, reach and level decide. */
export const INDICATOR_WRITING_ROLES: readonly Role[] = [
  ...OVERSEEING_ROLES,
  'SupervisorLite',
  'Mentor',
]

/** Who says which indicators there are. */
export const INDICATOR_AUTHOR_ROLES: readonly Role[] = PROJECT_WIDE_ROLES

/** What an indicator measures: the types of fields that say something to count. */
export const INDICATOR_KINDS = ['number', 'yesno', 'select', 'date', 'text'] as const

export type IndicatorKind = (typeof INDICATOR_KINDS)[number]

/** The most indicators of a project. */
export const MAX_INDICATORS = 50

/** The most characters of a value and of its text. */
export const MAX_VALUE = 500
export const MAX_TEXT = 4_000

/** So long after typing a value or its text is saved, in milliseconds (spec §9, statistics text saving). */
export const SAVE_AFTER_MS = 500

/** How many days a trend goes back. */
export const TREND_SPANS = [30, 90, 365, 1095] as const

/** For so many days before the counting began the past is filled. */
export const DAYS_FILLED = 1095
