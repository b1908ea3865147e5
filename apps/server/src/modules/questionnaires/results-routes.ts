import { builtInOf } from '@telemachos/contract/core/define-texts'
import { reportCalls } from '@telemachos/contract/questionnaires/report-calls'
import { resultsCalls } from '@telemachos/contract/questionnaires/results-calls'
import { handle } from '../../kernel/implement.ts'
import { searchPatterns } from '../people/index.ts'
import { exportResultsPage, startResultsExport } from './export-results.ts'
import { listAnswered, listWrittenTexts, readDistribution } from './read-distribution.ts'
import { readGroupResults } from './read-group-results.ts'
import { listReports } from './report-store.ts'
import { removeReport, saveReport } from './save-report.ts'
import { listResultRows } from './results-store.ts'
import { resultsReach } from './results-scope.ts'

/** What came out of questionnaires. */
export const resultsHandlers = handle(resultsCalls, {
  listResults({ ActionId, Search, page, count: size }, context) {
    const reach = resultsReach(context, builtInOf(context.language))
    return listResultRows(context.db, reach, {
      patterns: searchPatterns(Search).written,
      actionId: ActionId ?? null,
      page: { page, count: size },
    })
  },
  getDistribution: readDistribution,
  listWrittenTexts,
  listAnswered,
  getGroupResults: readGroupResults,
  startResultsExport,
  exportResultsPage,
})

/** Which results are read together. */
export const reportHandlers = handle(reportCalls, {
  listReports: (_input, { db, actor }) => listReports(db, actor.projectId),
  saveReport,
  removeReport,
})
