import type { Domain } from '../../kernel/domain.ts'
import { dataRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Documents of views and services. */
export const domain: Domain = {
  routes: () => dataRoutes,
  tables,
  reporting: { nothing: 'documents have no form that queries know' },
}
