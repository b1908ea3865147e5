import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { addSpreadsheet, addVersion } from './add-spreadsheet.ts'
import { getCalculation, openCalculation, saveInputs } from './calculations.ts'
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
import { deleteScenario, listScenarios, saveScenario } from './scenarios.ts'

/** The calls of spreadsheets. */
export const spreadsheetsRoutes = (storage: FileStorage) =>
  implement(contract.spreadsheets, {
    listSpreadsheets,
    addSpreadsheet: (input, context) => addSpreadsheet(input, context, storage),
    addVersion: (input, context) => addVersion(input, context, storage),
    openSpreadsheet,
    saveSpreadsheet,
    restoreVersion,
    listUses,
    deleteSpreadsheet,
    getWorkbook,
    listNames,
    openCalculation,
    getCalculation,
    saveInputs,
    listCalculators,
    openCalculator,
    listScenarios,
    saveScenario,
    deleteScenario,
  })
