import { defineDomain } from '../core/define-domain.ts'
import { importsCalls } from './calls.ts'
import { existingTexts } from './existing-texts.ts'
import { formerTexts } from './former-texts.ts'
import { historyTexts } from './history-texts.ts'
import { invitationTexts } from './invitation-texts.ts'
import { importNotices } from './notices.ts'
import { importNoticeTexts } from './notice-texts.ts'
import { importRuleTexts } from './rule-texts.ts'
import { stepTexts } from './step-texts.ts'
import { importTexts } from './texts.ts'
import { updateTexts } from './update-texts.ts'

/** What imports declares: see core/define-domain.ts. */
export const imports = defineDomain({
  calls: importsCalls,
  notices: importNotices,
  texts: {
    ...importNoticeTexts,
    ...importRuleTexts,
    ...existingTexts,
    ...importTexts,
    ...stepTexts,
    ...historyTexts,
    ...updateTexts,
    ...invitationTexts,
    ...formerTexts,
  },
})
