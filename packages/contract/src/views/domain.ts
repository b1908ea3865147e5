import { defineDomain } from '../core/define-domain.ts'
import { viewsCalls } from './calls.ts'
import { actionViewTexts } from './action-view-texts.ts'
import { viewsRoutes } from './routes.ts'
import { viewsSampleTexts } from './sample-texts.ts'
import { viewsTexts } from './texts.ts'

/** What views declare: see core/define-domain.ts. */
export const views = defineDomain({
  calls: viewsCalls,
  routes: viewsRoutes,
  texts: { ...viewsTexts, ...viewsSampleTexts, ...actionViewTexts },
})
