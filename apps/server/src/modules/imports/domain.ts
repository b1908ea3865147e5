import type { Domain } from '../../kernel/domain.ts'
import { importsRoutes } from './routes.ts'

/** People and their fields from spreadsheets. */
export const domain: Domain = {
  routes: () => importsRoutes,
}
