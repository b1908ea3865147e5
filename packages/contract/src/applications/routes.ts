import { madeRoute } from '../core/routes.ts'

/** The pages of applications. */
export const applicationsRoutes = [madeRoute('admin.project.applications')] as const
