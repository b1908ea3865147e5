import { defineDomain } from '../core/define-domain.ts'
import { languageCalls } from './calls.ts'

/** What language declares: see core/define-domain.ts. */
export const language = defineDomain({
  calls: languageCalls,
})
