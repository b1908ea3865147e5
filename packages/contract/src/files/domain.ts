import { defineDomain } from '../core/define-domain.ts'
import { filesCalls } from './calls.ts'
import { filesTexts } from './texts.ts'

/** What files declares: see core/define-domain.ts. */
export const files = defineDomain({
  calls: filesCalls,
  texts: filesTexts,
  // Recorded by the job that asks the scanner.
  verbs: { 'files.infected': 'others' },
})
