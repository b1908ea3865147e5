import { actionsCalls } from './actions/calls.ts'
import { actionDataCalls } from './actions/data-calls.ts'
import { accountCalls } from './identity/account-calls.ts'
import { identityCalls } from './identity/calls.ts'
import { consentCalls } from './identity/consent-calls.ts'
import { standInCalls } from './identity/stand-in-calls.ts'
import { importsCalls } from './imports/calls.ts'
import { languageCalls } from './language/calls.ts'
import { linkingCalls } from './linking/calls.ts'
import { mailCalls } from './mail/calls.ts'
import { meetingsCalls } from './meetings/calls.ts'
import { notificationsCalls } from './notifications/calls.ts'
import { paymentsCalls } from './payments/calls.ts'
import { exportCalls } from './projects/export-calls.ts'
import { privacyCalls } from './privacy/calls.ts'
import { projectsCalls } from './projects/calls.ts'
import { projectSettingsCalls } from './projects/settings-calls.ts'
import { questionnairesCalls } from './questionnaires/calls.ts'
import { questAdminCalls } from './questionnaires/admin-calls.ts'
import { questEditorCalls } from './questionnaires/editor-calls.ts'
import { questFilesCalls } from './questionnaires/files-calls.ts'
import { questInterchangeCalls } from './questionnaires/interchange-calls.ts'
import { questReportsCalls } from './questionnaires/results-calls.ts'
import { supervisionCalls } from './supervision/calls.ts'
import { peopleCalls } from './users/people-calls.ts'
import { usersCalls } from './users/calls.ts'
import { profileCalls } from './users/profile-calls.ts'

/** Every call of the product, by domain. The server refuses to start when one has no handler. */
export const contract = {
  identity: identityCalls,
  account: accountCalls,
  language: languageCalls,
  projects: projectsCalls,
  exports: exportCalls,
  projectSettings: projectSettingsCalls,
  users: usersCalls,
  profile: profileCalls,
  people: peopleCalls,
  actions: actionsCalls,
  actionData: actionDataCalls,
  meetings: meetingsCalls,
  linking: linkingCalls,
  mail: mailCalls,
  notifications: notificationsCalls,
  questionnaires: questionnairesCalls,
  questAdmin: questAdminCalls,
  questEditor: questEditorCalls,
  questFiles: questFilesCalls,
  questInterchange: questInterchangeCalls,
  questReports: questReportsCalls,
  supervision: supervisionCalls,
  imports: importsCalls,
  payments: paymentsCalls,
  standIn: standInCalls,
  consent: consentCalls,
  privacy: privacyCalls,
} as const
