import { madeRoute } from '../core/routes.ts'

/** The pages of payments. */
export const paymentsRoutes = [madeRoute('admin.project.payments')] as const
