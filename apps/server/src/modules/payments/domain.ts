import type { Domain } from '../../kernel/domain.ts'
import { paymentsRoutes } from './routes.ts'
import { paymentsColumns } from './personal-columns.ts'

/** Payments by registry number. */
export const paymentsDomain: Domain = {
  name: 'payments',
  routes: () => paymentsRoutes,
  personalColumns: paymentsColumns,
}
