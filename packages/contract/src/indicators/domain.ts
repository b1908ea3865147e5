import { defineDomain } from '../core/define-domain.ts'
import { indicatorsCalls } from './calls.ts'
import { indicatorsTexts } from './texts.ts'

/** What indicators declare: see core/define-domain.ts. */
export const indicators = defineDomain({ calls: indicatorsCalls, texts: indicatorsTexts })
