import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listTable } = contract.actions.calls

/** The page of the table begins with it. */
export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.action.list': (ProjectId) => [
    { call: listTable, input: { ProjectId, Archived: false } },
  ],
}
