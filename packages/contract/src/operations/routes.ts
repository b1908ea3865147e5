import { inProject } from '../core/routes.ts'

/** The page of the server's own doings is not in the specification: this one is ours. */
export const operationsRoutes = [
  inProject('admin.operations', 'admin/operations', ['Admin']),
] as const
