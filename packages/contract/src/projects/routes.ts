import { AUTHOR_ROLES } from '../actions/author-roles.ts'
import { inProject } from '../core/routes.ts'

/** Not in the specification: where a project is looked over before its people see it. */
export const projectsRoutes = [
  inProject('admin.project.check', 'admin/project/check', AUTHOR_ROLES),
] as const
