import { OVERSEEING_ROLES } from '../core/roles.ts'

/** Who reads the results of the people within their reach. */
export const RESULT_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const

/** Which attempts results count: those that have ended, as they ended. */
export const RESULT_STATES = ['finished', 'expired', 'all'] as const

/** How many sets of answers are on one page of an export. */
export const RESULT_EXPORT_PAGE = 100
