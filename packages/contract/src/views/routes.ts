import { ADMIN, inProject, madeRoute } from '../core/routes.ts'

/** The pages of views. The editor's are not in the specification: it has a tab of the development screen. */
export const viewsRoutes = [
  madeRoute('view'),
  madeRoute('categoryview'),
  madeRoute('directive'),
  madeRoute('customlayout'),
  inProject('admin.views', 'admin/views', ADMIN),
  inProject('admin.views.edit', 'admin/views/{id}', ADMIN),
] as const
