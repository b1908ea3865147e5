import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getEnd, getStart, listUnfinished } = contract.microdata.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.home': ({ projectId, role }) =>
    role === 'Microdata'
      ? [{ call: listUnfinished, input: { ProjectId: projectId, page: 1 } }]
      : [],
  'root.defaultlayout.project.mentee.microdata': ({ projectId, userId }) => [
    { call: getStart, input: { ProjectId: projectId, UserId: userId } },
    { call: getEnd, input: { ProjectId: projectId, UserId: userId } },
  ],
}
