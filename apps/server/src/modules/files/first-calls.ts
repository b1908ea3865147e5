import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getStorage } = contract.files.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: getStorage, input: { ProjectId: projectId } },
  ],
}
