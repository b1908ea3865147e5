import { defineDomain } from '../core/define-domain.ts'
import { sheetAuthorTexts } from './author-texts.ts'
import { calculatorTexts } from './calculator-texts.ts'
import { spreadsheetsCalls } from './calls.ts'
import { spreadsheetsRoutes } from './routes.ts'
import { spreadsheetsTexts } from './texts.ts'

/** What spreadsheets declare: see core/define-domain.ts. */
export const spreadsheets = defineDomain({
  calls: spreadsheetsCalls,
  routes: spreadsheetsRoutes,
  texts: { ...spreadsheetsTexts, ...sheetAuthorTexts, ...calculatorTexts },
})
