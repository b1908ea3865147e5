import { inProject, READY } from '../core/routes.ts'
import { REPORT_AUTHOR_ROLES, REPORT_ROLES } from './roles.ts'

/** Not in the specification, which names query screens: where queries are found, run and designed. */
export const reportsRoutes = [
  inProject('admin.query.list', 'admin/query/list', REPORT_ROLES, READY),
  inProject('admin.query.view', 'admin/query/view/{id}', REPORT_ROLES, READY),
  inProject('admin.query.edit', 'admin/query/edit/{id}', REPORT_AUTHOR_ROLES, READY),
  inProject('admin.dictionary', 'admin/dictionary', REPORT_ROLES, READY),
] as const
