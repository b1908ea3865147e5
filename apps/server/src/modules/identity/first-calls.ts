import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getConsent, getPendingEmail, getPreferences, listSessions, listSignedIn } =
  contract.identity.calls

export const firstCalls: FirstCalls = {
  'root.gdpr': ({ projectId }) => [{ call: getConsent, input: { ProjectId: projectId } }],
  'root.defaultlayout.project.admin.operations': ({ projectId }) => [
    { call: listSignedIn, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.settings': () => [
    { call: getPreferences, input: {} },
    { call: listSessions, input: { page: 1 } },
  ],
  'root.defaultlayout.project.userinfo': ({ userId }) => [
    { call: getPendingEmail, input: { UserId: userId } },
  ],
  'root.defaultlayout.project.admin.project.applications': () => [
    { call: getPreferences, input: {} },
  ],
  'root.defaultlayout.project.admin.audit': () => [{ call: getPreferences, input: {} }],
}
