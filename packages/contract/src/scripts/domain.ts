import { defineDomain } from '../core/define-domain.ts'
import { scriptsCalls } from './calls.ts'
import { scriptNotices } from './notices.ts'
import { scriptsTexts } from './texts.ts'

/** What completion scripts declare: see core/define-domain.ts. */
export const scripts = defineDomain({
  calls: scriptsCalls,
  notices: scriptNotices,
  texts: scriptsTexts,
  verbs: { 'scripts.ran': 'mentees' },
})
