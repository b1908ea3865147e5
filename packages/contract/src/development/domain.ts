import { defineDomain } from '../core/define-domain.ts'
import { developmentCalls } from './calls.ts'
import { developmentTexts } from './texts.ts'

/** What the tools of development declare: see core/define-domain.ts. */
export const development = defineDomain({
  calls: developmentCalls,
  texts: developmentTexts,
})
