import { contract } from '@telemachos/contract'
import type { FirstCall, FirstCalls, PageVisitor } from '../../kernel/domain.ts'

const { listMenteeActions, listTable } = contract.actions.calls

/** What mentees see of their own begins with all of their actions. */
const ownActions = ({ projectId, userId, role }: PageVisitor): FirstCall[] =>
  role === 'Mentee'
    ? [{ call: listMenteeActions, input: { ProjectId: projectId, MenteeId: userId } }]
    : []

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.action.list': ({ projectId }) => [
    { call: listTable, input: { ProjectId: projectId, Archived: false } },
  ],
  'root.defaultlayout.project.home': ownActions,
  'root.defaultlayout.project.mentee.action': ownActions,
  'root.defaultlayout.project.mentee.actions': ownActions,
  'root.defaultlayout.project.mentee.view': ownActions,
}
