import { defineDomain } from '../core/define-domain.ts'
import { languageCalls } from './calls.ts'
import { authorTextsChanged, textsChanged } from './events.ts'
import { languageRoutes } from './routes.ts'
import { authorTextTexts } from './author-text-texts.ts'
import { languageTexts } from './texts.ts'

/** What language declares: see core/define-domain.ts. */
export const language = defineDomain({
  calls: languageCalls,
  events: [textsChanged, authorTextsChanged],
  routes: languageRoutes,
  texts: { ...languageTexts, ...authorTextTexts },
})
