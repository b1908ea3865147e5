import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listSignedIn } = contract.identity.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listSignedIn, input: { ProjectId: projectId, page: 1 } },
  ],
}
