import { defineCalls } from '../core/define-call.ts'
import { authorCalls } from './author-calls.ts'
import { calculationCalls } from './calculation-calls.ts'

/** Spreadsheets: bringing them in, and calculating with them. */
export const spreadsheetsCalls = defineCalls('spreadsheets', {
  ...authorCalls,
  ...calculationCalls,
})
