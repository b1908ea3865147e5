import type { Role } from '../core/roles.ts'

/**
 * Who writes what a project's actions say. Conditions read every field of every mentee, and trying them
 * says of whom they hold: so only who sees all of these writes them.
 */
export const AUTHOR_ROLES = ['Admin', 'ProjectManager'] as const satisfies Role[]
