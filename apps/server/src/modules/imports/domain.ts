import type { Domain } from '../../kernel/domain.ts'
import { importsRoutes } from './routes.ts'

/** People and their fields from spreadsheets. */
export const importsDomain: Domain = {
  name: 'imports',
  routes: () => importsRoutes,
}
