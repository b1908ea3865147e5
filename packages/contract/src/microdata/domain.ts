import { defineDomain } from '../core/define-domain.ts'
import { microdataCalls } from './calls.ts'
import { sendingChanged } from './events.ts'
import { microdataRoutes } from './routes.ts'
import { designTexts } from './design-texts.ts'
import { indicatorTexts } from './indicator-texts.ts'
import { ownTexts } from './own-texts.ts'
import { sendTexts } from './send-texts.ts'
import { microdataTexts } from './texts.ts'

/** What microdata declares: see core/define-domain.ts. */
export const microdata = defineDomain({
  calls: microdataCalls,
  events: [sendingChanged],
  routes: microdataRoutes,
  texts: { ...microdataTexts, ...sendTexts, ...indicatorTexts, ...ownTexts, ...designTexts },
})
