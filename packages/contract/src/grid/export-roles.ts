import { OVERSEEING_ROLES, type Role } from '../core/roles.ts'

/** Who may export the grid; SupervisorLitePlus sees exports, SupervisorLite does not (spec §6). */
export const EXPORT_ROLES = [...OVERSEEING_ROLES, 'SupervisorLitePlus', 'Mentor'] as const

/** Roles that see mentors in an export (spec §6). */
export const EXPORT_MENTOR_ROLES: readonly Role[] = [
  'Admin',
  'SuperAdmin',
  'Supervisor',
  'Coordinator',
]
