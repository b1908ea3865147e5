import { defineDomain } from '../core/define-domain.ts'
import { notificationsCalls } from './calls.ts'
import { notificationsChanged } from './events.ts'
import { messageTexts } from './message-texts.ts'
import { notificationRuleTexts } from './rule-texts.ts'
import { notificationsTexts } from './texts.ts'

/** What notifications declares: see core/define-domain.ts. */
export const notifications = defineDomain({
  calls: notificationsCalls,
  events: [notificationsChanged],
  texts: { ...notificationsTexts, ...notificationRuleTexts, ...messageTexts },
})
