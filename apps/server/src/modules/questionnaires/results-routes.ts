import { resultsCalls } from '@telemachos/contract/questionnaires/results-calls'
import { handle } from '../../kernel/implement.ts'
import { searchPatterns } from '../people/index.ts'
import { exportResultsPage, startResultsExport } from './export-results.ts'
import { listAnswered, listWrittenTexts, readDistribution } from './read-distribution.ts'
import { readGroupResults } from './read-group-results.ts'
import { listResultRows } from './results-store.ts'
import { resultsReach } from './results-scope.ts'

/** What came out of questionnaires. */
export const resultsHandlers = handle(resultsCalls, {
  listResults({ ActionId, Search, page }, context) {
    const reach = resultsReach(context, context.language)
    return listResultRows(context.db, reach, {
      patterns: searchPatterns(Search).written,
      actionId: ActionId ?? null,
      page,
    })
  },
  getDistribution: readDistribution,
  listWrittenTexts,
  listAnswered,
  getGroupResults: readGroupResults,
  startResultsExport,
  exportResultsPage,
})
