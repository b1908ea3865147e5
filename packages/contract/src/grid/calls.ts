import { defineCalls } from '../core/define-call.ts'
import { exportCalls } from './export-calls.ts'
import { pageCalls } from './page-calls.ts'

/** The grid of mentees and actions, its export and its totals. */
export const gridCalls = defineCalls('grid', {
  ...pageCalls,
  ...exportCalls,
})
