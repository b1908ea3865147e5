import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getActionsGridHeader, countActionsGrid, getActionsGridPage } = contract.grid.calls

/** All mentees, as the list beside the grid names them. */
const ALL = { Search: '', Filter: [], Order: 'last_name', Desc: false }

export const firstCalls: FirstCalls = {
  // The grid of all mentees.
  'root.defaultlayout.project.mentor.action.list': ({ projectId: ProjectId }) => [
    { call: getActionsGridHeader, input: { ProjectId } },
    { call: countActionsGrid, input: { ProjectId } },
    { call: getActionsGridPage, input: { ProjectId, Order: 'last_name', Page: 1 } },
  ],
  'root.defaultlayout.project.mentor.mentee.list': ({ projectId: ProjectId }) => [
    { call: getActionsGridHeader, input: { ProjectId } },
    { call: countActionsGrid, input: { ProjectId, ...ALL } },
    { call: getActionsGridPage, input: { ProjectId, ...ALL, Page: 1 } },
  ],
  'root.defaultlayout.project.admin.home': ({ projectId: ProjectId }) => [
    { call: getActionsGridHeader, input: { ProjectId } },
    { call: countActionsGrid, input: { ProjectId } },
  ],
  'root.defaultlayout.project.mentor.mentee.view': ({ projectId: ProjectId }) => [
    { call: getActionsGridHeader, input: { ProjectId } },
  ],
  'root.defaultlayout.project.statistics': ({ projectId: ProjectId }) => [
    { call: getActionsGridHeader, input: { ProjectId } },
  ],
  'root.defaultlayout.project.mentor.action2.list': ({ projectId: ProjectId }) => [
    { call: getActionsGridHeader, input: { ProjectId } },
    { call: countActionsGrid, input: { ProjectId } },
  ],
}
