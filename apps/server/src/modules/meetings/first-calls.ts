import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listFollowUps, listMeetings } = contract.meetings.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.home': ({ projectId }) => [
    { call: listMeetings, input: { ProjectId: projectId } },
    { call: listFollowUps, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.calendar': ({ projectId }) => [
    { call: listFollowUps, input: { ProjectId: projectId, page: 1 } },
  ],
}
