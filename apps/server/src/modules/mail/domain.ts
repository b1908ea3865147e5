import type { Domain } from '../../kernel/domain.ts'
import { mailRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Mails: what they say, when they leave, and what became of them. */
export const domain: Domain = {
  routes: () => mailRoutes,
  tables,
}
