import type { Domain } from '../../kernel/domain.ts'
import { auditRoutes } from './routes.ts'

/** The log of what was done, as those who administer read it. The kernel writes it. */
export const domain: Domain = {
  routes: () => auditRoutes,
  reporting: { nothing: 'the log is read on its own page, by who administers' },
}
