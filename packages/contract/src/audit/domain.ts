import { defineDomain } from '../core/define-domain.ts'
import { auditCalls } from './calls.ts'
import { auditRoutes } from './routes.ts'
import { auditTexts } from './texts.ts'

/** What audit declares: see core/define-domain.ts. */
export const audit = defineDomain({
  calls: auditCalls,
  routes: auditRoutes,
  texts: auditTexts,
})
