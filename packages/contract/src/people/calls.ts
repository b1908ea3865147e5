import { defineCalls } from '../core/define-call.ts'
import { linkingCalls } from './linking-calls.ts'
import { listCalls } from './list-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { userCalls } from './user-calls.ts'
import { usesCalls } from './uses-calls.ts'

/** People, their fields, relations and states. */
export const peopleCalls = defineCalls('people', {
  ...userCalls,
  ...profileCalls,
  ...listCalls,
  ...linkingCalls,
  ...usesCalls,
})
