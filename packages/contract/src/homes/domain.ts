import { defineDomain } from '../core/define-domain.ts'
import { homesCalls } from './calls.ts'
import { homesTexts } from './texts.ts'

/** What homes declare: see core/define-domain.ts. */
export const homes = defineDomain({ calls: homesCalls, texts: homesTexts })
