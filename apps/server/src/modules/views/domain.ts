import type { Domain } from '../../kernel/domain.ts'
import { actionContents } from '../actions/index.ts'
import { isShownBy } from './action-view-store.ts'
import { viewsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Views that authors write. */
export const domain: Domain = {
  routes: () => viewsRoutes,
  tables,
  provide: () => actionContents.provide('views', { has: isShownBy }),
  reporting: { nothing: 'what authors write is on its own pages' },
}
