import type { Domain } from '../../kernel/domain.ts'
import { developmentRoutes } from './routes.ts'

/** Tools of those who develop a project in its pages. */
export const domain: Domain = {
  routes: ({ outgoing }) => developmentRoutes(outgoing),
  reporting: { nothing: 'it has no rows' },
}
