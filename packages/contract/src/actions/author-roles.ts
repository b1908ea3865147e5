import type { Role } from '../core/roles.ts'

/** Who writes a project's actions. */
export const AUTHOR_ROLES = ['Admin', 'ProjectManager', 'Coordinator'] as const satisfies Role[]
