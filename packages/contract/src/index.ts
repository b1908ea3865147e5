import { actionsCalls } from './actions/calls.ts'
import { gridCalls } from './grid/calls.ts'
import { identityCalls } from './identity/calls.ts'
import { importsCalls } from './imports/calls.ts'
import { languageCalls } from './language/calls.ts'
import { mailCalls } from './mail/calls.ts'
import { meetingsCalls } from './meetings/calls.ts'
import { notificationsCalls } from './notifications/calls.ts'
import { paymentsCalls } from './payments/calls.ts'
import { peopleCalls } from './people/calls.ts'
import { privacyCalls } from './privacy/calls.ts'
import { projectsCalls } from './projects/calls.ts'
import { questionnairesCalls } from './questionnaires/calls.ts'
import { supervisionCalls } from './supervision/calls.ts'

/** Every call of the product, by domain. The server refuses to start when one has no handler. */
export const contract = {
  identity: identityCalls,
  language: languageCalls,
  projects: projectsCalls,
  grid: gridCalls,
  people: peopleCalls,
  actions: actionsCalls,
  meetings: meetingsCalls,
  mail: mailCalls,
  notifications: notificationsCalls,
  questionnaires: questionnairesCalls,
  supervision: supervisionCalls,
  imports: importsCalls,
  payments: paymentsCalls,
  privacy: privacyCalls,
} as const
