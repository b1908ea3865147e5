import type { Domain } from '../../kernel/domain.ts'
import { afterRestore } from './after-restore.ts'
import { admission } from './admission.ts'
import { purgeExpired } from './purge-expired.ts'
import { consentGate, emailChanges, endedSessions } from '../people/index.ts'
import { authorTextSources } from '../language/index.ts'
import { consentTexts } from '../projects/index.ts'
import { consentTextsOf, copyConsentTranslations } from './consent-translations.ts'
import { hasConsent } from './consent-store.ts'
import { countTexts, publishFirst, readNewest } from './consent-texts-store.ts'
import { requestEmails } from './request-emails.ts'
import { endingSessionsOf } from './session-store.ts'
import { sendResets } from './send-resets.ts'
import { SIGN_INS } from './sign-ins-counter.ts'
import { identityRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { firstCalls } from './first-calls.ts'

/** Credentials, sessions, consent and impersonation. */
export const domain: Domain = {
  routes: identityRoutes,
  jobs: ({ publicUrl }) => [
    {
      name: 'identity.sendResets',
      everySeconds: 1,
      run: ({ database, now }) => sendResets(database, publicUrl, now),
    },
    {
      name: 'identity.removeOutlived',
      everySeconds: 600,
      run: ({ database }) => purgeExpired(database),
    },
  ],
  counters: [SIGN_INS],
  firstCalls,
  tables,
  afterRestore,
  admission,
  provide: ({ publicUrl }) => {
    consentGate.provide({ isOpen: hasConsent })
    endedSessions.provide({ of: endingSessionsOf })
    authorTextSources.provide('consents', consentTextsOf)
    consentTexts.provide({
      count: countTexts,
      newest: readNewest,
      publishFirst,
      copyTranslations: copyConsentTranslations,
    })
    emailChanges.provide({
      request: (changes, context) => requestEmails(changes, context, publicUrl),
    })
  },
  reporting: {
    nothing:
      'sessions and passwords are nobody else’s; when somebody last signed in is with people',
  },
}
