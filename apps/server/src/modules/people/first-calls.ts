import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const {
  countPeople,
  getCurrentUser,
  getUsersByIds,
  listActivity,
  listMentorFilterValues,
  listPeople,
  listViews,
} = contract.people.calls

/** Everybody, as the list shows them until something is looked for. */
const EVERYBODY = { Search: '', Roles: [], Filter: [] }
const SORTED = { Order: 'last_name', Desc: false, Columns: [], page: 1 }

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.home': ({ projectId }) => [
    { call: listActivity, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.admin.home': ({ projectId }) => [
    { call: listActivity, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.calendar': ({ projectId }) => [
    { call: listMentorFilterValues, input: { ProjectId: projectId } },
  ],
  'root.defaultlayout.project.admin.user.list': ({ projectId }) => [
    { call: listViews, input: { ProjectId: projectId } },
    { call: countPeople, input: { ProjectId: projectId, ...EVERYBODY } },
    { call: listPeople, input: { ProjectId: projectId, ...EVERYBODY, ...SORTED } },
  ],
  'root.defaultlayout.project.mentor.mentee.view': ({ projectId, ids }) =>
    ids?.['menteeId'] === undefined
      ? []
      : [{ call: getUsersByIds, input: { ProjectId: projectId, Ids: [ids['menteeId']] } }],
  'root.defaultlayout.project.mentee.view': ({ role }) =>
    role === 'Mentee' ? [{ call: getCurrentUser, input: {} }] : [],
}
