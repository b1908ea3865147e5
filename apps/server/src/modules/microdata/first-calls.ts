import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getEnd, getStart } = contract.microdata.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.mentee.microdata': ({ projectId, userId }) => [
    { call: getStart, input: { ProjectId: projectId, UserId: userId } },
    { call: getEnd, input: { ProjectId: projectId, UserId: userId } },
  ],
}
