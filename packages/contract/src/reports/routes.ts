import { inProject, madeRoute } from '../core/routes.ts'
import { REPORT_AUTHOR_ROLES, REPORT_ROLES } from './roles.ts'

/** Reports; and, not in the specification, which names query screens: where queries are found, run and designed. */
export const reportsRoutes = [
  madeRoute('admin.report.list'),
  madeRoute('admin.report.view'),
  { ...madeRoute('admin.report.edit'), access: REPORT_AUTHOR_ROLES },
  inProject('admin.query.list', 'admin/query/list', REPORT_ROLES),
  inProject('admin.query.view', 'admin/query/view/{id}', REPORT_ROLES),
  inProject('admin.query.edit', 'admin/query/edit/{id}', REPORT_AUTHOR_ROLES),
  inProject('admin.report.ready', 'admin/report/ready', REPORT_AUTHOR_ROLES),
  inProject('admin.report.delivery', 'admin/report/delivery/{id}', REPORT_ROLES),
  inProject('admin.dictionary', 'admin/dictionary', REPORT_ROLES),
] as const
