import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { readDictionary } from './dictionary.ts'
import { exportQuery } from './export-query.ts'
import {
  deleteQuery,
  duplicateQuery,
  exportJson,
  getQuery,
  importQuery,
  listQueries,
  listRuns,
  listVersions,
  restoreVersion,
  saveQuery,
} from './queries.ts'
import {
  adminExecute,
  cancelRun,
  checkText,
  debugQuery,
  executeQuery,
  previewSteps,
  runQuery,
} from './run-query.ts'

/** The calls of queries and reports. */
export const reportsRoutes = implement(contract.reports, {
  getQuery,
  saveQuery,
  listQueries,
  executeQuery,
  runQuery,
  cancelRun,
  deleteQuery,
  duplicateQuery,
  listVersions,
  restoreVersion,
  listRuns,
  importQuery,
  exportJson,
  readDictionary,
  previewSteps,
  checkText,
  adminExecute,
  debugQuery,
  debugArgusQuery: debugQuery,
  exportQuery,
})
