import { defineDomain } from '../core/define-domain.ts'
import { meetingsCalls } from './calls.ts'
import { calendarTexts } from './calendar-texts.ts'
import { meetingChanged } from './events.ts'
import { feedTexts } from './feed-texts.ts'
import { followUpTexts } from './follow-up-texts.ts'
import { hoursTexts } from './hours-texts.ts'
import { manyTexts } from './many-texts.ts'
import { meetingNoticeTexts } from './notice-texts.ts'
import { meetingNotices } from './notices.ts'
import { panelTexts } from './panel-texts.ts'
import { meetingRuleTexts } from './rule-texts.ts'
import { seriesTexts } from './series-texts.ts'
import { slotTexts } from './slot-texts.ts'
import { wishTexts } from './wish-texts.ts'

/** What meetings declares: see core/define-domain.ts. */
export const meetings = defineDomain({
  calls: meetingsCalls,
  events: [meetingChanged],
  notices: meetingNotices,
  texts: {
    ...calendarTexts,
    ...feedTexts,
    ...followUpTexts,
    ...hoursTexts,
    ...manyTexts,
    ...meetingNoticeTexts,
    ...panelTexts,
    ...meetingRuleTexts,
    ...seriesTexts,
    ...slotTexts,
    ...wishTexts,
  },
})
