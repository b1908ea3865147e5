import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listWaiting, summarize } = contract.submissions.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.home': ({ projectId }) => [
    { call: listWaiting, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.mentor.mentee.list': ({ projectId }) => [
    { call: listWaiting, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.mentee.view': ({ projectId, userId, role }) =>
    role === 'Mentee'
      ? [
          {
            call: summarize,
            input: { ProjectId: projectId, MenteeIds: [userId], ActionId: null },
          },
        ]
      : [],
}
