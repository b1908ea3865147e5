import type { Domain } from '../../kernel/domain.ts'
import { microdataRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Entry and exit forms of people whose participation is publicly funded, and their export. */
export const domain: Domain = {
  routes: () => microdataRoutes,
  tables,
}
