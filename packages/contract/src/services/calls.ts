import { defineCalls } from '../core/define-call.ts'
import { scriptServiceCalls } from './script-calls.ts'
import { sqlServiceCalls } from './sql-calls.ts'
import { tokenCalls } from './token-calls.ts'

/** Services that authors write, and by which tokens other systems call them. */
export const servicesCalls = defineCalls('services', {
  ...sqlServiceCalls,
  ...scriptServiceCalls,
  ...tokenCalls,
})
