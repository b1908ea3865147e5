import type { Domain } from '../../kernel/domain.ts'
import { privacyRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** What people may do with the data that is kept about them. */
export const domain: Domain = {
  routes: ({ storage }) => privacyRoutes(storage),
  tables,
  reporting: { nothing: 'requests for erasure are handled on their own page' },
}
