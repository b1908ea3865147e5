import { ADMIN } from '../core/routes.ts'
import type { Role } from '../core/roles.ts'

/** Who enters the library (spec §6, project.library). */
export const LIBRARY_ROLES: readonly Role[] = [...ADMIN, 'Mentor', 'Mentee']

/** Who sees what waits for approval, approves it, and keeps the folders in order (spec §6). */
export const APPROVER_ROLES: readonly Role[] = ['Admin', 'Supervisor']

/** Who makes new folders, and shares what everybody sees. */
export const LIBRARY_STAFF_ROLES: readonly Role[] = [...ADMIN, 'Mentor']
