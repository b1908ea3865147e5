import { defineDomain } from '../core/define-domain.ts'
import { documentsCalls } from './calls.ts'
import { documentsTexts } from './texts.ts'

/** What documents declare: see core/define-domain.ts. */
export const documents = defineDomain({ calls: documentsCalls, texts: documentsTexts })
