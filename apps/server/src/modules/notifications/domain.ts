import type { Domain } from '../../kernel/domain.ts'
import { notificationsRoutes } from './routes.ts'

/** What people are told of on the page. */
export const domain: Domain = {
  routes: () => notificationsRoutes,
}
