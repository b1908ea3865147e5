import { defineDomain } from '../core/define-domain.ts'
import { actionsCalls } from './calls.ts'
import { conditionTexts } from './condition-texts.ts'
import { authorTexts } from './author-texts.ts'
import { cellTexts } from './cell-texts.ts'
import { completionTexts } from './completion-texts.ts'
import { descriptionTexts } from './description-texts.ts'
import { dueTexts } from './due-texts.ts'
import { actionDataChanged, completionChanged } from './events.ts'
import { formTexts } from './form-texts.ts'
import { manageTexts } from './manage-texts.ts'
import { menteeTexts } from './mentee-texts.ts'
import { mentorTexts } from './mentor-texts.ts'
import { actionNoticeTexts } from './notice-texts.ts'
import { actionNotices } from './notices.ts'
import { reminderTexts } from './reminder-texts.ts'
import { actionsRoutes } from './routes.ts'
import { typesTexts } from './types-texts.ts'
import { tableTexts } from './table-texts.ts'

/** What actions declares: see core/define-domain.ts. */
export const actions = defineDomain({
  calls: actionsCalls,
  events: [actionDataChanged, completionChanged],
  notices: actionNotices,
  texts: {
    ...actionNoticeTexts,
    ...authorTexts,
    ...cellTexts,
    ...completionTexts,
    ...conditionTexts,
    ...descriptionTexts,
    ...dueTexts,
    ...reminderTexts,
    ...manageTexts,
    ...menteeTexts,
    ...mentorTexts,
    ...typesTexts,
    ...tableTexts,
    ...formTexts,
  },
  routes: actionsRoutes,
})
