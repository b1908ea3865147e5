import type { Domain } from '../../kernel/domain.ts'
import { blankRowsOf } from './blank-store.ts'
import { actionsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Actions: what there is to do, doing it, and what people write in it. */
export const domain: Domain = {
  routes: () => actionsRoutes,
  tables,
  blankRowsOf,
}
