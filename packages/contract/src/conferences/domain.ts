import { defineDomain } from '../core/define-domain.ts'
import { conferencesCalls } from './calls.ts'
import { conferenceChanged } from './events.ts'
import { conferenceNoticeTexts } from './notice-texts.ts'
import { conferenceNotices } from './notices.ts'
import { conferencePeopleTexts } from './people-texts.ts'
import { conferencesRoutes } from './routes.ts'
import { conferenceRuleTexts } from './rule-texts.ts'
import { conferencesTexts } from './texts.ts'

/** What conferences declares: see core/define-domain.ts. */
export const conferences = defineDomain({
  calls: conferencesCalls,
  events: [conferenceChanged],
  routes: conferencesRoutes,
  notices: conferenceNotices,
  texts: {
    ...conferencesTexts,
    ...conferenceNoticeTexts,
    ...conferencePeopleTexts,
    ...conferenceRuleTexts,
  },
})
