import { contract } from '@telemachos/contract'
import type { FirstCall, FirstCalls, PageVisitor } from '../../kernel/domain.ts'

const { listWaiting, summarize } = contract.submissions.calls

const summaryOf = (projectId: number, menteeId: number): FirstCall[] => [
  { call: summarize, input: { ProjectId: projectId, MenteeIds: [menteeId], ActionId: null } },
]

/** What a mentee has handed in of their own. */
const own = ({ projectId, userId, role }: PageVisitor): FirstCall[] =>
  role === 'Mentee' ? summaryOf(projectId, userId) : []

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.mentor.mentee.list': ({ projectId }) => [
    { call: listWaiting, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.mentee.actions': own,
  'root.defaultlayout.project.mentee.actionsdone': own,
  'root.defaultlayout.project.mentee.view': own,
  'root.defaultlayout.project.mentor.mentee.view': ({ projectId, ids }) =>
    ids?.['menteeId'] === undefined ? [] : summaryOf(projectId, ids['menteeId']),
}
