import { contract } from '@telemachos/contract'
import type { FirstCall, FirstCalls, PageVisitor } from '../../kernel/domain.ts'

const { getContent, getFormParts, getPublicNotes, listActions, listMenteeActions, listTable } =
  contract.actions.calls

/** What mentees see of their own begins with all of their actions. */
const ownActions = ({ projectId, userId, role }: PageVisitor): FirstCall[] =>
  role === 'Mentee'
    ? [{ call: listMenteeActions, input: { ProjectId: projectId, MenteeId: userId } }]
    : []

/** A mentee's own action begins with its form and what the mentor notes in it as well. */
const ownForm = ({ userId, role, ids }: PageVisitor): FirstCall[] =>
  role === 'Mentee' && ids?.['Id'] !== undefined
    ? [getFormParts, getPublicNotes].map((call) => ({
        call,
        input: { ActionId: ids['Id'], MenteeId: userId },
      }))
    : []

/** A mentee's record begins with all of their actions. */
const actionsOf = ({ projectId, ids }: PageVisitor): FirstCall[] =>
  ids?.['menteeId'] === undefined
    ? []
    : [{ call: listMenteeActions, input: { ProjectId: projectId, MenteeId: ids['menteeId'] } }]

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.action.content': ({ projectId, ids }) =>
    ids?.['actionId'] === undefined
      ? []
      : [
          { call: getContent, input: { ProjectId: projectId, ActionId: ids['actionId'] } },
          { call: listActions, input: { ProjectId: projectId, all: true } },
        ],
  'root.defaultlayout.project.admin.action.list': ({ projectId }) => [
    { call: listTable, input: { ProjectId: projectId, Archived: false } },
  ],
  'root.defaultlayout.project.mentee.action': (visitor) => [
    ...ownActions(visitor),
    ...ownForm(visitor),
  ],
  'root.defaultlayout.project.mentee.actions': ownActions,
  'root.defaultlayout.project.mentee.actionsdone': ownActions,
  'root.defaultlayout.project.mentee.view': ownActions,
  'root.defaultlayout.project.mentor.mentee.view': actionsOf,
  'root.defaultlayout.project.admin.project.view': ({ ids }) =>
    ids?.['ProjectId'] === undefined
      ? []
      : [{ call: listActions, input: { ProjectId: ids['ProjectId'], all: true } }],
}
