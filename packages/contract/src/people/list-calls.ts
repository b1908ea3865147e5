import { z } from 'zod'
import { confirmedCount } from './confirmed.ts'
import { readCall, writeCall } from '../core/define-call.ts'
import { GRID_ROLES, OVERSEEING_ROLES, ROLES } from '../core/roles.ts'
import {
  asksCount,
  besidePage,
  counts,
  done,
  id,
  instant,
  listPlace,
  page,
  someText,
} from '../core/shapes.ts'
import { peopleFilter, peopleSelection } from './people-filter.ts'
import { STATE_CHANGERS } from './states.ts'

const inProject = z.strictObject({ ProjectId: id })
const fieldName = z.string().min(1).max(100)
const state = z.int().min(0).max(3)
const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })
const account = personName.extend({ Username: z.string(), State: state })

/** By which column people are ordered; the rest by name. */
const PEOPLE_ORDERS = ['last_name', 'first_name', 'mentor', 'state', 'signed_in'] as const

const order = {
  Order: z.enum(PEOPLE_ORDERS).default('last_name'),
  Desc: z.boolean().default(false),
}

const person = account.extend({
  Roles: z.array(z.enum(ROLES)),
  Mentor: personName.nullable(),
  LastSignedIn: instant.nullable(),
  /** Those of the columns asked for that have a value; state numbers are masked. */
  Fields: z.record(z.string(), z.string()),
})

/** What a saved view keeps of a list. */
const viewContent = peopleFilter.omit({ ProjectId: true }).extend({
  ...order,
  /** The fields that are shown. */
  Columns: z.array(fieldName).max(30).default([]),
  /** What else is shown of a person. */
  Standard: z
    .array(z.enum(['username', 'roles', 'state', 'mentor', 'signed_in']))
    .max(5)
    .default([]),
})

const viewName = someText.max(80)

const savedView = z.strictObject({
  Id: id,
  Name: viewName,
  Shared: z.boolean(),
  /** Whether the caller may rename and delete it. */
  Mine: z.boolean(),
  View: viewContent,
})

const stateChange = peopleSelection.extend({
  State: state,
  /** Only these of the people that match; without, all of them. */
  Ids: z.array(id).min(1).max(1000).optional(),
})

/** The list of people of a project, what is done to many of them, and their states. */
export const listCalls = {
  listPeople: readCall({
    path: '/api/User/People',
    summary:
      'Ten people within reach. A page follows on `After`; without it, it is counted from the nearer end where `Total` says how many match.',
    input: peopleSelection.extend({
      ...order,
      Columns: z.array(fieldName).max(30).default([]),
      page: page.default(1),
      ...besidePage,
      After: listPlace.nullish(),
      Total: z.int().min(0).optional(),
      ...asksCount,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ list: z.array(person), Next: listPlace.nullable(), ...counts }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
  }),
  findPeople: readCall({
    path: '/api/User/Find',
    summary:
      'The first six people within reach whose names match a search, by name: what finding somebody from anywhere takes.',
    input: inProject.extend({ Search: someText.max(100) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Search: 'Παπαδ' }),
    output: z.array(
      personName.extend({
        Roles: z.array(z.enum(ROLES)),
        Active: z.boolean(),
      }),
    ),
    access: { roles: GRID_ROLES, scope: 'relation' },
  }),
  countPeople: readCall({
    path: '/api/User/PeopleCount',
    summary: 'How many people match, and how many are within reach; asked once for a filter.',
    input: peopleSelection,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ count: z.int(), All: z.int() }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  listFilterValues: readCall({
    path: '/api/User/FilterValues',
    summary:
      'The values that fields have among the people who match the other conditions, at most 200 each, and for those who oversee mentors, their mentors.',
    input: peopleFilter.extend({
      Fields: z.array(fieldName).max(20),
      /** Only people who have no default mentor. */
      WithoutMentor: z.boolean().default(false),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Fields: [] }),
    output: z.strictObject({
      Filters: z.array(z.strictObject({ Field: z.string(), Values: z.array(z.string()) })),
      Mentors: z.array(personName),
    }),
    // Whoever sees the grid filters it by the project's fields.
    access: { roles: GRID_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  findUsers: readCall({
    path: '/api/User/FindUsers',
    summary: 'Whom each of ten pasted values of a field stands for, such as user names.',
    input: inProject.extend({
      Users: z.array(someText.max(500)).min(1).max(10),
      Field: fieldName.default('username'),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Users: ['nobody'] }),
    output: z.array(z.strictObject({ Value: z.string(), People: z.array(account) })),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
  }),
  getUsersByField: readCall({
    path: '/api/User/GetUsersByField',
    summary: 'People within reach whose field has the value, at most 100, by name.',
    input: inProject.extend({ Field: fieldName, Value: someText.max(500) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Field: 'username', Value: 'nobody' }),
    output: z.array(account),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
  }),
  setActiveState: writeCall({
    path: '/api/User/SetActiveState',
    summary:
      'Changes the state of a person and answers the new one; who may not sign in is out. With `Seen` it is refused where the state is another by now.',
    input: z.strictObject({ UserId: id, State: state, Seen: state.optional() }),
    example: ({ personId }) => ({ UserId: personId, State: 1 }),
    output: state,
    access: { roles: STATE_CHANGERS, scope: 'relation' },
    audit: 'people.stateSet',
    feed: 'project',
    concerns: 'others',
  }),
  setActiveStateMany: writeCall({
    path: '/api/User/SetActiveStateMany',
    summary:
      'Changes the state of all who match and may be changed; answers how many, and by what it can be undone for an hour.',
    input: stateChange.extend({ Confirmed: confirmedCount }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, Ids: [personId], State: 1 }),
    output: z.strictObject({ count: z.int(), Change: id.nullable() }),
    access: { roles: STATE_CHANGERS, scope: 'relation' },
    audit: 'people.stateSetMany',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  countStateChange: readCall({
    path: '/api/User/CountStateChange',
    summary: 'How many people SetActiveStateMany would change, and why it would leave out others.',
    input: stateChange,
    example: ({ projectId }) => ({ ProjectId: projectId, State: 1 }),
    output: z.strictObject({
      count: z.int(),
      /** They are in that state already. */
      Unchanged: z.int(),
      /** They are not the caller's to change: themselves, the more powerful, the last Admin. */
      Refused: z.int(),
      /** Those who would be changed, by the roles that they hold in the project. */
      Roles: z.array(z.strictObject({ Role: z.enum(ROLES), Count: z.int() })),
      /** The first of those who are not the caller's to change. */
      Left: z.array(z.strictObject({ FirstName: z.string(), LastName: z.string() })).max(20),
    }),
    access: { roles: STATE_CHANGERS, scope: 'relation' },
    rate: 'aggregate',
  }),
  undoStateChange: writeCall({
    path: '/api/User/UndoStateChange',
    summary: 'Takes back what the caller changed within the hour, where nobody changed it since.',
    input: inProject.extend({ Change: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Change: absentId }),
    output: z.strictObject({
      count: z.int(),
      /** How many stay as they are, since somebody has changed them, and the first of them by name. */
      Left: z.int(),
      LeftPeople: z.array(z.strictObject({ FirstName: z.string(), LastName: z.string() })),
    }),
    access: { roles: STATE_CHANGERS, scope: 'relation' },
    audit: 'people.stateRestored',
    feed: 'project',
    concerns: 'others',
    idempotency: 'natural',
    rate: 'bulk',
  }),
  listViews: readCall({
    path: '/api/User/PeopleViews',
    summary: 'The saved views of the list of people: own ones, and those shared with the project.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(savedView),
    access: { roles: OVERSEEING_ROLES, scope: 'self' },
    own: 'part',
  }),
  saveView: writeCall({
    path: '/api/User/SavePeopleView',
    summary: 'Saves a view, or changes one: its name, what it shows, whether the project sees it.',
    input: inProject.extend({
      Id: id.optional(),
      Name: viewName,
      Shared: z.boolean().default(false),
      View: viewContent,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'Όλοι', View: {} }),
    output: savedView,
    access: { roles: OVERSEEING_ROLES, scope: 'self' },
    own: 'all',
    audit: 'people.viewSaved',
  }),
  deleteView: writeCall({
    path: '/api/User/DeletePeopleView',
    summary: 'Deletes a view of the caller, or one that is shared with the project they manage.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: { roles: OVERSEEING_ROLES, scope: 'self' },
    own: 'all',
    audit: 'people.viewDeleted',
  }),
}
