import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listImports, listOwnInvitations } = contract.imports.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project': () => [{ call: listOwnInvitations, input: {} }],
  'root.invitations': () => [{ call: listOwnInvitations, input: {} }],
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listImports, input: { ProjectId: projectId, page: 1 } },
  ],
}
