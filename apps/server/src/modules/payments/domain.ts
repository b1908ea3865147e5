import type { Domain } from '../../kernel/domain.ts'
import { paymentsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Payments by registry number. */
export const domain: Domain = {
  routes: () => paymentsRoutes,
  tables,
}
