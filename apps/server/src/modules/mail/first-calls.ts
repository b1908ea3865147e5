import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listProjectMails } = contract.mail.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listProjectMails, input: { ProjectId: projectId, State: 'failed', page: 1 } },
  ],
}
