import { defineDomain } from '../core/define-domain.ts'
import { meetingsCalls } from './calls.ts'
import { calendarTexts } from './calendar-texts.ts'
import { meetingChanged } from './events.ts'
import { feedTexts } from './feed-texts.ts'
import { followUpTexts } from './follow-up-texts.ts'
import { hoursTexts } from './hours-texts.ts'
import { panelTexts } from './panel-texts.ts'
import { meetingRuleTexts } from './rule-texts.ts'
import { seriesTexts } from './series-texts.ts'

/** What meetings declares: see core/define-domain.ts. */
export const meetings = defineDomain({
  calls: meetingsCalls,
  events: [meetingChanged],
  texts: {
    ...calendarTexts,
    ...feedTexts,
    ...followUpTexts,
    ...hoursTexts,
    ...panelTexts,
    ...meetingRuleTexts,
    ...seriesTexts,
  },
})
