import { defineCalls } from '../core/define-call.ts'
import { exportCalls } from './export-calls.ts'
import { pageCalls } from './page-calls.ts'
import { viewCalls } from './view-calls.ts'

/** The grid of mentees and actions, its saved views, its export and its totals. */
export const gridCalls = defineCalls('grid', {
  ...pageCalls,
  ...viewCalls,
  ...exportCalls,
})
