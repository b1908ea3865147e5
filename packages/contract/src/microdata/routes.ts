import { madeRoute } from '../core/routes.ts'

/** The pages of microdata. */
export const microdataRoutes = [madeRoute('admin.project.microdata')] as const
