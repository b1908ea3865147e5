import type { SessionCache } from '../../kernel/domain.ts'
import { consentCalls } from '@telemachos/contract/identity/consent-calls'
import { handle } from '../../kernel/implement.ts'
import { listConsentTexts, publishConsentText } from './consent-texts.ts'
import { getConsent, giveConsent, listConsents, withdrawConsent } from './consent.ts'

/** Consent of mentees to how a project uses their personal data. */
export function consentHandlers(sessions: SessionCache) {
  return handle(consentCalls, {
    getConsent: (_input, context) => getConsent(context),
    giveConsent: (input, context) => giveConsent(input, context, sessions),
    withdrawConsent: (_input, context) => withdrawConsent(context, sessions),
    listConsentTexts: (_input, context) => listConsentTexts(context),
    publishConsentText,
    listConsents: ({ UserId }, context) => listConsents(UserId, context),
  })
}
