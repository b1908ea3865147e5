import { defineDomain } from '../core/define-domain.ts'
import { mailCalls } from './calls.ts'
import { mailNoticeTexts } from './notice-texts.ts'
import { mailNotices } from './notices.ts'
import { dateTexts } from './date-texts.ts'
import { mailTexts } from './texts.ts'
import { templateTexts } from './template-texts.ts'

/** What mail declares: see core/define-domain.ts. */
export const mail = defineDomain({
  calls: mailCalls,
  notices: mailNotices,
  texts: { ...mailTexts, ...templateTexts, ...dateTexts, ...mailNoticeTexts },
})
