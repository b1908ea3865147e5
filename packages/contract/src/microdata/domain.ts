import { defineDomain } from '../core/define-domain.ts'
import { microdataCalls } from './calls.ts'
import { microdataRoutes } from './routes.ts'
import { microdataTexts } from './texts.ts'

/** What microdata declares: see core/define-domain.ts. */
export const microdata = defineDomain({
  calls: microdataCalls,
  routes: microdataRoutes,
  texts: microdataTexts,
})
