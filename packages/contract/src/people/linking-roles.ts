import { PROJECT_WIDE_ROLES } from '../core/roles.ts'

/** Who links mentors to mentees (spec §6); a coordinator within their own set. */
export const LINKING_ROLES = [...PROJECT_WIDE_ROLES, 'Coordinator'] as const

/** Who sets whom supervisors and coordinators look after: never they themselves. */
export const OVERSEER_LINKING_ROLES = PROJECT_WIDE_ROLES
