import { defineDomain } from '../core/define-domain.ts'
import { supervisionCalls } from './calls.ts'
import { supervisionNoticeTexts } from './notice-texts.ts'
import { supervisionNotices } from './notices.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { supervisionTexts } from './texts.ts'

/** What supervision declares: see core/define-domain.ts. */
export const supervision = defineDomain({
  calls: supervisionCalls,
  notices: supervisionNotices,
  texts: { ...supervisionNoticeTexts, ...statisticsTexts, ...supervisionTexts },
})
