import { contract } from '@telemachos/contract'
import type { Role } from '@telemachos/contract/core/roles'
import type { FirstCall, FirstCalls, PageVisitor } from '../../kernel/domain.ts'

const {
  countLinkable,
  countPeople,
  getCurrentUser,
  getUsersByIds,
  listActivity,
  listAssignable,
  listLinkable,
  listMentorFilterValues,
  listPeople,
  listViews,
} = contract.people.calls

/** Everybody, as the list shows them until something is looked for. */
const EVERYBODY = { Search: '', Roles: [], Filter: [] }
const SORTED = { Order: 'last_name', Desc: false, Columns: [], page: 1 }

const everybody = ({ projectId }: PageVisitor): FirstCall[] => [
  { call: listViews, input: { ProjectId: projectId } },
  { call: countPeople, input: { ProjectId: projectId, ...EVERYBODY } },
  { call: listPeople, input: { ProjectId: projectId, ...EVERYBODY, ...SORTED } },
]

/** All people of a role, whom to link, and all who may hold them. */
const linking =
  (role: Role, kind: 'mentee' | 'mentor', holder: 'mentor' | 'supervisor') =>
  ({ projectId: ProjectId }: PageVisitor): FirstCall[] => {
    const people = { ProjectId, Search: '', Filter: [], WithoutMentor: false, Roles: [role] }
    return [
      { call: listMentorFilterValues, input: { ProjectId } },
      { call: countLinkable, input: { ...people, Kind: kind } },
      { call: listLinkable, input: { ...people, Kind: kind, page: 1 } },
      {
        call: listAssignable,
        input: { ProjectId, Kind: holder, Search: '', Order: 'name', page: 1 },
      },
    ]
  }

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.home': ({ projectId }) => [
    { call: listActivity, input: { ProjectId: projectId, page: 1 } },
  ],
  'root.defaultlayout.project.calendar': ({ projectId }) => [
    { call: listMentorFilterValues, input: { ProjectId: projectId } },
  ],
  'root.defaultlayout.project.admin.user.list': everybody,
  'root.defaultlayout.project.admin.project.users': everybody,
  'root.defaultlayout.project.admin.project.linkusers': linking('Mentee', 'mentee', 'mentor'),
  'root.defaultlayout.project.admin.project.linksupervisorsmentors': linking(
    'Mentor',
    'mentor',
    'supervisor',
  ),
  'root.defaultlayout.project.userinfo': () => [{ call: getCurrentUser, input: {} }],
  'root.defaultlayout.project.mentor.mentee.view': ({ projectId, ids }) =>
    ids?.['menteeId'] === undefined
      ? []
      : [{ call: getUsersByIds, input: { ProjectId: projectId, Ids: [ids['menteeId']] } }],
  'root.defaultlayout.project.mentee.view': ({ role }) =>
    role === 'Mentee' ? [{ call: getCurrentUser, input: {} }] : [],
}
