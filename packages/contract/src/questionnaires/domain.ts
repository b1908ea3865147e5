import { defineDomain } from '../core/define-domain.ts'
import { questionnairesCalls } from './calls.ts'
import { questActivityTexts } from './activity-texts.ts'
import { questEditorExpressionTexts } from './editor-expression-texts.ts'
import { questEditorFastTexts } from './editor-fast-texts.ts'
import { questEditorNameTexts } from './editor-name-texts.ts'
import { questEditorTexts } from './editor-texts.ts'
import { questEditorTypeTexts } from './editor-type-texts.ts'
import { attemptChanged } from './events.ts'
import { interchangeTexts } from './interchange-texts.ts'
import { playerTexts } from './player-texts.ts'
import { removalTexts } from './removal-texts.ts'
import { reportTexts } from './report-texts.ts'
import { resultsTexts } from './results-texts.ts'
import { questionnairesRoutes } from './routes.ts'
import { questionnairesTexts } from './texts.ts'
import { questUseTexts } from './use-texts.ts'

/** What questionnaires declares: see core/define-domain.ts. */
export const questionnaires = defineDomain({
  calls: questionnairesCalls,
  events: [attemptChanged],
  routes: questionnairesRoutes,
  texts: {
    ...questEditorTexts,
    ...questEditorExpressionTexts,
    ...questEditorFastTexts,
    ...questEditorNameTexts,
    ...questEditorTypeTexts,
    ...interchangeTexts,
    ...playerTexts,
    ...removalTexts,
    ...resultsTexts,
    ...reportTexts,
    ...questionnairesTexts,
    ...questUseTexts,
    ...questActivityTexts,
  },
})
