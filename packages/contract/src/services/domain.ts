import { defineDomain } from '../core/define-domain.ts'
import { servicesCalls } from './calls.ts'
import { servicesRoutes } from './routes.ts'
import { servicePageTexts } from './page-texts.ts'
import { servicesTexts } from './texts.ts'

/** What services declare: see core/define-domain.ts. */
export const services = defineDomain({
  calls: servicesCalls,
  routes: servicesRoutes,
  texts: { ...servicesTexts, ...servicePageTexts },
})
