import { contract } from '@telemachos/contract'
import type { FirstCall, FirstCalls } from '../../kernel/domain.ts'

const { getActionsGridHeader, countActionsGrid, getActionsGridPage } = contract.grid.calls

const gridCalls = (ProjectId: number): FirstCall[] => [
  { call: getActionsGridHeader, input: { ProjectId } },
  { call: countActionsGrid, input: { ProjectId } },
  { call: getActionsGridPage, input: { ProjectId, Order: 'last_name', Page: 1 } },
]

/** The page begins with the grid of all mentees. */
export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.mentor.action.list': gridCalls,
}
