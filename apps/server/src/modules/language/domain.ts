import type { Domain } from '../../kernel/domain.ts'
import { languageRoutes } from './routes.ts'

/** The texts of the product in its languages. */
export const domain: Domain = {
  routes: () => languageRoutes,
  reporting: { nothing: 'texts of the page, about nobody' },
}
