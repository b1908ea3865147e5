import type { Domain } from '../../kernel/domain.ts'
import { privacyRoutes } from './routes.ts'
import { privacyColumns } from './personal-columns.ts'

/** What people may do with the data that is kept about them. */
export const privacyDomain: Domain = {
  name: 'privacy',
  routes: ({ storage }) => privacyRoutes(storage),
  personalColumns: privacyColumns,
}
