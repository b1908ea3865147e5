import { defineDomain } from '../core/define-domain.ts'
import { mailCalls } from './calls.ts'
import { mailTexts } from './texts.ts'

/** What mail declares: see core/define-domain.ts. */
export const mail = defineDomain({
  calls: mailCalls,
  texts: mailTexts,
})
