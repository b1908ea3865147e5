import type { Domain } from '../../kernel/domain.ts'
import { notificationsRoutes } from './routes.ts'

/** What people are told of on the page. */
export const notificationsDomain: Domain = {
  name: 'notifications',
  routes: () => notificationsRoutes,
}
