import { defineDomain } from '../core/define-domain.ts'
import { reportsCalls } from './calls.ts'
import { deliveryTexts } from './delivery-texts.ts'
import { queryPageTexts } from './query-page-texts.ts'
import { reportPageTexts } from './report-page-texts.ts'
import { resultTexts } from './result-texts.ts'
import { reportsRoutes } from './routes.ts'
import { reportFileTexts } from './report-file-texts.ts'
import { reportsRuleTexts } from './rule-texts.ts'
import { reportsTexts } from './texts.ts'

/** What queries and reports declare: see core/define-domain.ts. */
export const reports = defineDomain({
  calls: reportsCalls,
  routes: reportsRoutes,
  texts: {
    ...reportsTexts,
    ...reportsRuleTexts,
    ...queryPageTexts,
    ...reportPageTexts,
    ...resultTexts,
    ...reportFileTexts,
    ...deliveryTexts,
  },
})
