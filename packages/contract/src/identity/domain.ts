import { defineDomain } from '../core/define-domain.ts'
import { identityCalls } from './calls.ts'
import { accountTexts } from './account-texts.ts'
import { emailTexts } from './email-texts.ts'
import { identityActivityTexts } from './activity-texts.ts'
import { consentTexts } from './consent-texts.ts'
import { identityChanged } from './events.ts'
import { identityNotices } from './notices.ts'
import { identityNoticeTexts } from './notice-texts.ts'
import { otherPersonTexts } from './other-texts.ts'
import { profileTexts } from './profile-texts.ts'
import { standInTexts } from './stand-in-texts.ts'
import { signInTexts } from './texts.ts'

/** What identity declares: see core/define-domain.ts. */
export const identity = defineDomain({
  calls: identityCalls,
  events: [identityChanged],
  notices: identityNotices,
  texts: {
    ...identityNoticeTexts,
    ...consentTexts,
    ...accountTexts,
    ...emailTexts,
    ...profileTexts,
    ...standInTexts,
    ...signInTexts,
    ...otherPersonTexts,
    ...identityActivityTexts,
  },
})
