import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { searchPatterns } from '../users/index.ts'
import { exportPage, startExport } from './export-results.ts'
import { listAnswered, listTexts, readDistribution } from './read-distribution.ts'
import { readGroupResults } from './read-group-results.ts'
import { listResultRows } from './results-store.ts'
import { resultsReach } from './results-scope.ts'

/** What came out of questionnaires. */
export const questReportsRoutes = implement(contract.questReports, {
  listResults({ ActionId, Search, page }, context) {
    const reach = resultsReach(context, context.language)
    return listResultRows(context.db, reach, {
      patterns: searchPatterns(Search),
      actionId: ActionId ?? null,
      page,
    })
  },
  getDistribution: readDistribution,
  listTexts,
  listAnswered,
  getGroupResults: readGroupResults,
  startExport,
  exportPage,
})
