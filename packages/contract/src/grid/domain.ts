import { defineDomain } from '../core/define-domain.ts'
import { gridCalls } from './calls.ts'
import { byActionTexts } from './by-action-texts.ts'
import { exportTexts } from './export-texts.ts'
import { gridTexts } from './texts.ts'
import { viewTexts } from './view-texts.ts'

/** What grid declares: see core/define-domain.ts. */
export const grid = defineDomain({
  calls: gridCalls,
  texts: { ...byActionTexts, ...exportTexts, ...gridTexts, ...viewTexts },
})
