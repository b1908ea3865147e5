import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { countGrid } from './count-grid.ts'
import { exportGridPage, startExport } from './export-grid.ts'
import { readAggregates } from './read-aggregates.ts'
import { readGridHeader } from './read-grid-header.ts'
import { readGridPage } from './read-grid-page.ts'
import { listOwnProjects, readOwnSettings, readProject, readProjectByUrl } from './read-project.ts'

/** Projects, and the grid of actions. */
export const projectsRoutes = implement(contract.projects, {
  listProjects: (_input, context) => listOwnProjects(context),
  getProject: ({ url }, context) => readProjectByUrl(url, context),
  getProjectById: ({ Id }, context) => readProject(Id, context),
  getSettings: (_input, context) => readOwnSettings(context),
  getActionsGridHeader: (_input, context) => readGridHeader(context),
  getActionsGridHeaderV3: (_input, context) => readGridHeader(context),
  getActionsGridHeaderAll: (_input, context) => readGridHeader(context, { hidden: true }),
  getActionsGridPage: readGridPage,
  countActionsGrid: countGrid,
})

/** The grid as a file, and its totals. */
export const exportRoutes = implement(contract.exports, {
  startExport,
  exportGridPage,
  readTotals: readAggregates,
})
