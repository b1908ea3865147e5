import { OVERSEEING_ROLES } from '../core/roles.ts'

/** Roles that add files to the action of a mentee; whoever else sees the action reads them. */
export const SHARING_ROLES = [...OVERSEEING_ROLES, 'Mentor', 'Mentee'] as const
