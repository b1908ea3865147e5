import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getStorage, listFiles } = contract.files.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: getStorage, input: { ProjectId: projectId } },
  ],
  // What a mentee and those who look after them share in an action of the mentee's own.
  'root.defaultlayout.project.mentee.action': ({ userId, role, ids }) =>
    role === 'Mentee' && ids?.['Id'] !== undefined
      ? [{ call: listFiles, input: { Category: `tools/${userId}/${ids['Id']}/0` } }]
      : [],
}
