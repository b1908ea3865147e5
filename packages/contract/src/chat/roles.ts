import { OVERSEEING_ROLES, type Role } from '../core/roles.ts'

/** Who makes groups, of people whom they may write to. */
export const GROUP_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const satisfies Role[]

/** Who reads what is reported. */
export const REPORT_ROLES = OVERSEEING_ROLES
