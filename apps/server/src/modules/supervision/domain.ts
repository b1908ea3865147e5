import type { Domain } from '../../kernel/domain.ts'
import { supervisionRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Whom somebody has to look after next, and how a programme stands. */
export const domain: Domain = {
  routes: () => supervisionRoutes,
  tables,
}
