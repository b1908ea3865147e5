import { actionsCalls } from './actions/calls.ts'
import { actionDataCalls } from './actions/data-calls.ts'
import { identityCalls } from './identity/calls.ts'
import { languageCalls } from './language/calls.ts'
import { projectsCalls } from './projects/calls.ts'
import { usersCalls } from './users/calls.ts'

/** Every call of the product, by domain. The server refuses to start when one has no handler. */
export const contract = {
  identity: identityCalls,
  language: languageCalls,
  projects: projectsCalls,
  users: usersCalls,
  actions: actionsCalls,
  actionData: actionDataCalls,
} as const
