import { defineDomain } from '../core/define-domain.ts'
import { applicationsCalls } from './calls.ts'
import { applicationsRoutes } from './routes.ts'
import { assessTexts } from './assess-texts.ts'
import { designTexts } from './design-texts.ts'
import { listTexts } from './list-texts.ts'
import { proofTexts } from './proof-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { applicationsTexts } from './texts.ts'

/** What applications declares: see core/define-domain.ts. */
export const applications = defineDomain({
  calls: applicationsCalls,
  routes: applicationsRoutes,
  texts: {
    ...applicationsTexts,
    ...reviewTexts,
    ...designTexts,
    ...assessTexts,
    ...listTexts,
    ...proofTexts,
  },
})
