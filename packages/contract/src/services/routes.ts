import { madeRoute } from '../core/routes.ts'

/** The pages of services. */
export const servicesRoutes = [
  madeRoute('admin.jsservice'),
  madeRoute('admin.development.index'),
] as const
