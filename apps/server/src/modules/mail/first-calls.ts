import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listOwnMails, listProjectMails } = contract.mail.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listProjectMails, input: { ProjectId: projectId, State: 'failed', page: 1 } },
  ],
  'root.defaultlayout.project.admin.senditems': ({ projectId }) => [
    { call: listProjectMails, input: { ProjectId: projectId, State: null, Search: '', page: 1 } },
  ],
  'root.defaultlayout.project.mentee.senditems': ({ projectId }) => [
    { call: listOwnMails, input: { ProjectId: projectId, Box: 'received', page: 1 } },
  ],
  'root.defaultlayout.project.mentor.senditems': ({ projectId }) => [
    { call: listOwnMails, input: { ProjectId: projectId, Box: 'sent', page: 1 } },
  ],
}
