import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listJobs, listParts } = contract.operations.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listParts, input: { ProjectId: projectId } },
    { call: listJobs, input: { ProjectId: projectId } },
  ],
}
