import type { Domain } from '../../kernel/domain.ts'
import { viewsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Views that authors write. */
export const domain: Domain = {
  routes: () => viewsRoutes,
  tables,
  reporting: { nothing: 'what authors write is on its own pages' },
}
