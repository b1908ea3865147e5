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
import { deleteReport, getReport, listReports, saveReport } from './reports.ts'
import { listReportVersions, restoreReport } from './report-versions.ts'
import { runTile, tryTile } from './run-tile.ts'
import { listTilePeople } from './tile-people.ts'
import { exportReport } from './export-report.ts'
import {
  deleteSchedule,
  listReceivers,
  listSchedules,
  saveSchedule,
  stopSchedule,
} from './schedules.ts'
import { listReadyReports, startReadyReport } from './start-ready.ts'
import {
  adminExecute,
  cancelRun,
  checkText,
  debugQuery,
  executeQuery,
  previewSteps,
  refuseDebugging,
  runQuery,
} from './run-query.ts'

/** The calls of queries and reports. @param debugs whether the queries of debugging are answered. */
export const reportsRoutes = (debugs: boolean) =>
  implement(contract.reports, {
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
    debugQuery: debugs ? debugQuery : refuseDebugging,
    debugArgusQuery: debugs ? debugQuery : refuseDebugging,
    exportQuery,
    listReports,
    getReport,
    saveReport,
    deleteReport,
    listReportVersions,
    restoreReport,
    runTile,
    tryTile,
    listTilePeople,
    listReadyReports,
    startReadyReport,
    exportReport,
    listSchedules,
    listReceivers,
    saveSchedule,
    deleteSchedule,
    stopSchedule,
  })
