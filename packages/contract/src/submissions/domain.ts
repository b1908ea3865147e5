import { defineDomain } from '../core/define-domain.ts'
import { submissionsCalls } from './calls.ts'
import { submissionNoticeTexts } from './notice-texts.ts'
import { submissionNotices } from './notices.ts'
import { submissionsTexts } from './texts.ts'

/** What submissions declares: see core/define-domain.ts. */
export const submissions = defineDomain({
  calls: submissionsCalls,
  notices: submissionNotices,
  texts: { ...submissionsTexts, ...submissionNoticeTexts },
})
