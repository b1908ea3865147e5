import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import { listTexts, publishText } from './consent-texts.ts'
import { getConsent, giveConsent, listConsents, withdrawConsent } from './consent.ts'
import type { Sessions } from './sessions.ts'

/** Consent of mentees to how a project uses their personal data. */
export function consentRoutes(sessions: Sessions): Implementation {
  return implement(contract.consent, {
    getConsent: (_input, context) => getConsent(context),
    giveConsent: (input, context) => giveConsent(input, context, sessions),
    withdrawConsent: (_input, context) => withdrawConsent(context, sessions),
    listTexts: (_input, context) => listTexts(context),
    publishText,
    listConsents: ({ UserId }, context) => listConsents(UserId, context),
  })
}
