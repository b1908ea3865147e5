import { defineDomain } from '../core/define-domain.ts'
import { operationsCalls } from './calls.ts'
import { jobTexts } from './job-texts.ts'
import { partTexts } from './part-texts.ts'
import { operationsRoutes } from './routes.ts'
import { operationsTexts } from './texts.ts'

/** What operations declares: see core/define-domain.ts. */
export const operations = defineDomain({
  calls: operationsCalls,
  routes: operationsRoutes,
  texts: { ...jobTexts, ...partTexts, ...operationsTexts },
})
