import { defineCalls } from '../core/define-call.ts'
import { accountCalls } from './account-calls.ts'
import { consentCalls } from './consent-calls.ts'
import { emailCalls } from './email-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { standInCalls } from './stand-in-calls.ts'

/** Credentials, sessions, consent and impersonation. */
export const identityCalls = defineCalls('identity', {
  ...sessionCalls,
  ...accountCalls,
  ...emailCalls,
  ...consentCalls,
  ...standInCalls,
})
