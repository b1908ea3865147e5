import type { Domain } from '../../kernel/domain.ts'
import { actionsRoutes } from './routes.ts'
import { actionsColumns } from './personal-columns.ts'

/** Actions: what there is to do, doing it, and what people write in it. */
export const actionsDomain: Domain = {
  name: 'actions',
  routes: () => actionsRoutes,
  personalColumns: actionsColumns,
}
