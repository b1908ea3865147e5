import type { Domain } from '../../kernel/domain.ts'
import { absorbPermanent } from './absorb-permanent.ts'
import { languageRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** The texts of the product in its languages, and what translators write. */
export const domain: Domain = {
  routes: () => languageRoutes,
  tables,
  jobs: () => [
    {
      name: 'language.absorbPermanent',
      everySeconds: 3_600,
      run: ({ database }) => absorbPermanent(database),
    },
  ],
  reporting: { nothing: 'texts of the page, about nobody' },
}
