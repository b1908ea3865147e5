import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { addSpreadsheet, addVersion, readFile } from './add-spreadsheet.ts'
import { getCalculation, openCalculation } from './calculations.ts'
import { deleteSpreadsheet, restoreVersion, saveSpreadsheet } from './change-spreadsheet.ts'
import { getWorkbook } from './get-workbook.ts'
import {
  listCalculators,
  listNames,
  listSpreadsheets,
  listUses,
  openCalculator,
  openSpreadsheet,
} from './read-spreadsheets.ts'
import { computeInputs, saveInputs } from './save-inputs.ts'
import { deleteScenario, listScenarios, saveScenario } from './scenarios.ts'

/** The calls of spreadsheets. */
export const spreadsheetsRoutes = (storage: FileStorage) =>
  implement(contract.spreadsheets, {
    listSpreadsheets,
    addSpreadsheet: prepared(
      ({ FileId }, context) => readFile({ FileId }, context, storage),
      addSpreadsheet,
    ),
    addVersion: prepared((input, context) => readFile(input, context, storage), addVersion),
    openSpreadsheet,
    saveSpreadsheet,
    restoreVersion,
    listUses,
    deleteSpreadsheet,
    getWorkbook,
    listNames,
    openCalculation,
    getCalculation,
    saveInputs: prepared(computeInputs, saveInputs),
    listCalculators,
    openCalculator,
    listScenarios,
    saveScenario,
    deleteScenario,
  })
