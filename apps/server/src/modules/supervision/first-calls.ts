import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getOverview, getStatistics, listMentorLoads, listQueue } = contract.supervision.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.statistics': ({ projectId }) => [
    { call: getStatistics, input: { ProjectId: projectId } },
  ],
  'root.defaultlayout.project.admin.project.supervisor': ({ projectId }) => [
    { call: getOverview, input: { ProjectId: projectId } },
    { call: listQueue, input: { ProjectId: projectId, page: 1, Search: '', Reason: null } },
  ],
  'root.defaultlayout.project.admin.user.mentorlist': ({ projectId }) => [
    {
      call: listMentorLoads,
      input: { ProjectId: projectId, page: 1, Search: '', Order: 'name', Desc: false },
    },
  ],
}
