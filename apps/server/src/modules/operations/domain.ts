import type { Domain } from '../../kernel/domain.ts'
import { operationsRoutes } from './routes.ts'

/** How the server itself is doing. */
export const domain: Domain = {
  routes: () => operationsRoutes,
}
