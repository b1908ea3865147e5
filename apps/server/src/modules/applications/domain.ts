import type { Domain } from '../../kernel/domain.ts'
import { applicationsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** The way into a programme. */
export const domain: Domain = {
  routes: ({ publicUrl }) => applicationsRoutes(publicUrl),
  tables,
}
