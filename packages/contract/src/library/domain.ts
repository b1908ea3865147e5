import { defineDomain } from '../core/define-domain.ts'
import { libraryCalls } from './calls.ts'
import { libraryChanged } from './events.ts'
import { libraryNotices } from './notices.ts'
import { libraryNoticeTexts } from './notice-texts.ts'
import { libraryRoutes } from './routes.ts'
import { libraryRuleTexts } from './rule-texts.ts'
import { libraryTexts } from './texts.ts'

/** What the library declares: see core/define-domain.ts. */
export const library = defineDomain({
  calls: libraryCalls,
  events: [libraryChanged],
  notices: libraryNotices,
  routes: libraryRoutes,
  texts: { ...libraryTexts, ...libraryRuleTexts, ...libraryNoticeTexts },
})
