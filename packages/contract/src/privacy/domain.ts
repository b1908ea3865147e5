import { defineDomain } from '../core/define-domain.ts'
import { privacyCalls } from './calls.ts'
import { copyTexts } from './copy-texts.ts'
import { privacyTexts } from './texts.ts'

/** What privacy declares: see core/define-domain.ts. */
export const privacy = defineDomain({
  calls: privacyCalls,
  texts: { ...copyTexts, ...privacyTexts },
})
