import { defineDomain } from '../core/define-domain.ts'
import { reportsCalls } from './calls.ts'
import { reportsRuleTexts } from './rule-texts.ts'
import { reportsTexts } from './texts.ts'

/** What queries and reports declare: see core/define-domain.ts. */
export const reports = defineDomain({
  calls: reportsCalls,
  texts: { ...reportsTexts, ...reportsRuleTexts },
})
