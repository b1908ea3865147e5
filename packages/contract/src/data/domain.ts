import { defineDomain } from '../core/define-domain.ts'
import { dataCalls } from './calls.ts'
import { massTexts } from './mass-texts.ts'
import { dataTexts } from './texts.ts'

/** What the data store declares: see core/define-domain.ts. */
export const data = defineDomain({ calls: dataCalls, texts: { ...dataTexts, ...massTexts } })
