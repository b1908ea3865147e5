import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { countGrid } from './count-grid.ts'
import { exportGridPage, startExport } from './export-grid.ts'
import { exportUnmaskedPage, startUnmaskedExport } from './export-unmasked.ts'
import { readAggregates } from './read-aggregates.ts'
import { readGridHeader } from './read-grid-header.ts'
import { readGridPage } from './read-grid-page.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'

/** The grid of mentees and actions, as a page, as a file, and its totals. */
export const gridRoutes = implement(contract.grid, {
  getActionsGridHeader: (_input, context) => readGridHeader(context),
  getActionsGridHeaderV3: (_input, context) => readGridHeader(context),
  getActionsGridHeaderAll: (_input, context) => readGridHeader(context, { hidden: true }),
  getActionsGridPage: readGridPage,
  countActionsGrid: countGrid,
  listViews: (_input, context) => listViews(context),
  saveView,
  deleteView,
  startExport,
  exportGridPage,
  startUnmaskedExport,
  exportUnmaskedPage,
  readTotals: readAggregates,
})
