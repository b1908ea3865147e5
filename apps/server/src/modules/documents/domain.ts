import type { Domain } from '../../kernel/domain.ts'
import { documentsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Documents that authors write, such as certificates, and what becomes of them for people. */
export const domain: Domain = {
  routes: ({ publicUrl }) => documentsRoutes(publicUrl),
  tables,
  reporting: { nothing: 'what authors write is on its own pages' },
}
