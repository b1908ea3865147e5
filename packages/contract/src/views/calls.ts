import { defineCalls } from '../core/define-call.ts'
import { actionViewCalls, specifiedActionViewCalls } from './action-view-calls.ts'
import { authorCalls, specifiedCalls } from './author-calls.ts'
import { viewCalls } from './view-calls.ts'

/** Views that authors write, and what people see of them. */
export const viewsCalls = defineCalls('views', {
  ...viewCalls,
  ...authorCalls,
  ...specifiedCalls,
  ...actionViewCalls,
  ...specifiedActionViewCalls,
})
