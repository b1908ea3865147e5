import type { Domain } from '../kernel/domain.ts'
import { actionsDomain } from '../modules/actions/domain.ts'
import { gridDomain } from '../modules/grid/domain.ts'
import { identityDomain } from '../modules/identity/domain.ts'
import { importsDomain } from '../modules/imports/domain.ts'
import { languageDomain } from '../modules/language/domain.ts'
import { mailDomain } from '../modules/mail/domain.ts'
import { meetingsDomain } from '../modules/meetings/domain.ts'
import { notificationsDomain } from '../modules/notifications/domain.ts'
import { paymentsDomain } from '../modules/payments/domain.ts'
import { peopleDomain } from '../modules/people/domain.ts'
import { privacyDomain } from '../modules/privacy/domain.ts'
import { projectsDomain } from '../modules/projects/domain.ts'
import { questionnairesDomain } from '../modules/questionnaires/domain.ts'
import { supervisionDomain } from '../modules/supervision/domain.ts'

/** Every domain of the server. What the rest of the server needs of them is derived from this list. */
export const DOMAINS: readonly Domain[] = [
  peopleDomain,
  projectsDomain,
  identityDomain,
  actionsDomain,
  gridDomain,
  meetingsDomain,
  questionnairesDomain,
  mailDomain,
  notificationsDomain,
  paymentsDomain,
  supervisionDomain,
  importsDomain,
  privacyDomain,
  languageDomain,
]
