import type { Role } from '../core/roles.ts'

/** The roles to whom an action may be called otherwise than to everybody else. */
export const TITLE_ROLES = ['Mentee', 'Mentor', 'Supervisor'] as const satisfies Role[]

export type TitleRole = (typeof TITLE_ROLES)[number]
