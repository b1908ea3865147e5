import { CALCULATOR, SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import type { Domain } from '../../kernel/domain.ts'
import { actionNeeds, ownDataRules } from '../actions/index.ts'
import { fileKinds } from '../files/index.ts'
import { authorTextSources } from '../language/index.ts'
import { questionCalculators } from '../questionnaires/index.ts'
import { beforeCompleting, beforePublishing, isDone } from './before-completing.ts'
import { COMPUTED, prepareCalculation } from './complete-calculation.ts'
import { calculatorsOfQuestions } from './question-calculators.ts'
import { sheetFiles } from './file-rules.ts'
import { firstCalls } from './first-calls.ts'
import { spreadsheetsRoutes } from './routes.ts'
import { sheetTexts } from './sheet-texts.ts'
import { tables } from './tables.ts'

/** Spreadsheets that people calculate with. */
export const domain: Domain = {
  routes: ({ storage }) => spreadsheetsRoutes(storage),
  firstCalls,
  tables,
  provide: () => {
    authorTextSources.provide('spreadsheets', sheetTexts)
    actionNeeds.provide('spreadsheets', { beforeCompleting, beforePublishing, isDone })
    ownDataRules.provide('spreadsheets', {
      typeId: CALCULATOR,
      derived: COMPUTED,
      prepare: prepareCalculation,
    })
    questionCalculators.provide(calculatorsOfQuestions)
    fileKinds.provide(SHEET_FILES, sheetFiles)
  },
  reporting: { nothing: 'calculations are read with their action' },
}
