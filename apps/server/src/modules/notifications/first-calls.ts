import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { countUnread, getChoices, listNotifications } = contract.notifications.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project': ({ projectId }) => [
    { call: countUnread, input: { ProjectId: projectId } },
  ],
  'root.defaultlayout.project.settings': () => [{ call: getChoices, input: {} }],
  'root.defaultlayout.project.notifications': ({ projectId }) => [
    { call: listNotifications, input: { ProjectId: projectId, Unread: false, page: 1 } },
  ],
}
