import type { Role } from '../core/roles.ts'

/** Who arranges a project's actions: their flags, order, groups and dates. */
export const CONFIGURING_ROLES = [
  'Admin',
  'ProjectManager',
  'Coordinator',
] as const satisfies Role[]
