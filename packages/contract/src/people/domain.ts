import { defineDomain } from '../core/define-domain.ts'
import { peopleCalls } from './calls.ts'
import { activityTexts } from './activity-texts.ts'
import { userChanged } from './events.ts'
import { relationsChanged } from './linking-events.ts'
import { linkingTexts } from './linking-texts.ts'
import { peopleNoticeTexts } from './notice-texts.ts'
import { peopleNotices } from './notices.ts'
import { peopleTexts } from './list-texts.ts'
import { personTexts } from './person-texts.ts'
import { stateChanged } from './state-events.ts'
import { usersTexts } from './texts.ts'

/** What people declares: see core/define-domain.ts. */
export const people = defineDomain({
  calls: peopleCalls,
  events: [relationsChanged, userChanged, stateChanged],
  notices: peopleNotices,
  verbs: { 'users.foundByNumber': 'others' },
  texts: {
    ...peopleNoticeTexts,
    ...linkingTexts,
    ...personTexts,
    ...peopleTexts,
    ...usersTexts,
    ...activityTexts,
  },
})
