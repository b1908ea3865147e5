import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { countNew, listConversations, listFiles, listReports } = contract.chat.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project': ({ projectId }) => [
    { call: countNew, input: { ProjectId: projectId } },
  ],
  'root.defaultlayout.project.chat': ({ projectId }) => [
    { call: listConversations, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.mentee.chatitems': ({ projectId }) => [
    { call: listFiles, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.mentor.chatitems': ({ projectId }) => [
    { call: listFiles, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.chatreports': ({ projectId }) => [
    { call: listReports, input: { ProjectId: projectId, Open: true, page: 1 } },
  ],
}
