import { OVERSEEING_ROLES, PROJECT_WIDE_ROLES } from '../core/roles.ts'

/** Who makes, changes and cancels the sessions of conferences. */
export const RUNNING_ROLES = [...PROJECT_WIDE_ROLES, 'Coordinator'] as const

/** Who registers mentees within reach, and says who was there. */
export const MARKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const

/** Who has to do with conferences. */
export const CONFERENCE_ROLES = [...MARKING_ROLES, 'Mentee'] as const
