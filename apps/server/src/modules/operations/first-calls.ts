import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listJobs } = contract.operations.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listJobs, input: { ProjectId: projectId } },
  ],
}
