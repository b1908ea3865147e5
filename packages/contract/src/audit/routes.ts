import { inProject } from '../core/routes.ts'

/** The page of the log is not in the specification: this one is ours. */
export const auditRoutes = [
  inProject('admin.audit', 'admin/audit', ['Admin', 'ProjectManager']),
] as const
