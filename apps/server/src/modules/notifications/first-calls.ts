import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getChoices, listNotifications } = contract.notifications.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.settings': () => [{ call: getChoices, input: {} }],
  'root.defaultlayout.project.notifications': ({ projectId }) => [
    { call: listNotifications, input: { ProjectId: projectId, Unread: false, page: 1 } },
  ],
}
