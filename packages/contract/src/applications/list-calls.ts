import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ADMIN } from '../core/routes.ts'
import { besidePage, done, id, instant, MAX_ID, page, paged, someText } from '../core/shapes.ts'
import { listView } from './list-shapes.ts'
import { DRAFT, STATUSES } from './statuses.ts'

const STAFF = { roles: ADMIN, scope: 'project' } as const
const OWN = { roles: ADMIN, scope: 'self' } as const
const MANAGER = { roles: ['Admin', 'ProjectManager'], scope: 'project' } as const

const inProject = z.strictObject({ ProjectId: id })
const viewName = someText.max(80)
const savedView = z.strictObject({
  Id: id,
  Name: viewName,
  Shared: z.boolean(),
  /** Whether the caller may change and delete it. */
  Mine: z.boolean(),
  View: listView,
})

const WHOLE = { Group: 'applicants' as const, Search: '' }

/** Lists of applications: views that are kept, files, and the ranking that is published. */
export const listCalls = {
  listDrafts: readCall({
    path: '/api/ApplicationForm/Drafts',
    summary:
      'Applications of status -1, which are not handed in: how far each is and until when it is kept, the latest first. What they say, and whose they are, is nobody’s but their writers’.',
    input: inProject.extend({ page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(
      z.strictObject({
        Id: id,
        Status: z.literal(DRAFT),
        SavedAt: instant,
        /** When it is removed, unless somebody goes on with it. */
        KeptUntil: instant,
        /** How many questions are answered, and how many the form has now. */
        Answered: z.int(),
        Questions: z.int(),
        /** How many documents have arrived. */
        Documents: z.int(),
      }),
    ),
    access: STAFF,
  }),
  listViews: readCall({
    path: '/api/ApplicationForm/Views',
    summary:
      'The saved views of the list of applications: own ones, and those shared with the project.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(savedView),
    access: OWN,
    own: 'part',
  }),
  saveView: writeCall({
    path: '/api/ApplicationForm/SaveView',
    summary: 'Saves a view, or changes one: its name, what it shows, whether the project sees it.',
    input: inProject.extend({
      Id: id.optional(),
      Name: viewName,
      Shared: z.boolean().default(false),
      View: listView,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'Νέες', View: WHOLE }),
    output: savedView,
    access: OWN,
    own: 'all',
    audit: 'applications.viewSaved',
  }),
  deleteView: writeCall({
    path: '/api/ApplicationForm/DeleteView',
    summary: 'Deletes a view of the caller, or one that is shared with the project they manage.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: OWN,
    own: 'all',
    audit: 'applications.viewDeleted',
  }),
  exportPage: readCall({
    path: '/api/ApplicationForm/Export',
    summary:
      'A page of the applications that a list shows, or with `All` of those of every state, with their answers as people read them; numbers of the state are masked. Pages follow on `After`, by arrival; each names all questions that the project has asked.',
    input: inProject.extend({
      View: listView,
      /** Whatever their state, and not only those of the view's group. */
      All: z.boolean().default(false),
      After: z.int().min(0).max(MAX_ID).default(0),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, View: WHOLE }),
    output: z.strictObject({
      count: z.int(),
      /** What the forms of the project ask, in their order: the same for each page and view. */
      Questions: z.array(z.strictObject({ Name: z.string(), Label: z.string() })),
      list: z.array(
        z.strictObject({
          Id: id,
          Protocol: z.string(),
          FirstName: z.string(),
          LastName: z.string(),
          Status: z.literal(STATUSES),
          Waiting: z.boolean(),
          Proven: z.boolean(),
          ReceivedAt: instant,
          Score: z.number().nullable(),
          Reason: z.string(),
          Answers: z.array(
            z.strictObject({ Name: z.string(), Label: z.string(), Answer: z.string() }),
          ),
        }),
      ),
    }),
    access: STAFF,
    audit: 'applications.exported',
    feed: 'project',
    rate: 'aggregate',
  }),
  rank: readCall({
    path: '/api/ApplicationForm/Rank',
    summary:
      'The eligible and the selected by their score, with the rules of the project for ties; and which list is published.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      Rows: z.array(
        z.strictObject({
          Id: id,
          Protocol: z.string(),
          FirstName: z.string(),
          LastName: z.string(),
          Status: z.literal(STATUSES),
          /** Null without a score. */
          Rank: z.int().nullable(),
          Score: z.number().nullable(),
        }),
      ),
      Capacity: z.int().nullable(),
      Published: z
        .strictObject({
          At: instant,
          By: z.strictObject({ FirstName: z.string(), LastName: z.string() }).nullable(),
          Count: z.int(),
        })
        .nullable(),
      Url: z.string(),
    }),
    access: STAFF,
    rate: 'aggregate',
  }),
  publishList: writeCall({
    path: '/api/ApplicationForm/PublishList',
    summary:
      'Publishes the ranking as it is now: protocol numbers, scores and outcomes, without names. It takes the place of the one before.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ Count: z.int() }),
    access: MANAGER,
    audit: 'applications.listPublished',
    feed: 'project',
    idempotency: 'natural',
  }),
  withdrawList: writeCall({
    path: '/api/ApplicationForm/WithdrawList',
    summary: 'Takes the published list away.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: done,
    access: MANAGER,
    audit: 'applications.listWithdrawn',
    feed: 'project',
    idempotency: 'natural',
  }),
  getPublishedList: readCall({
    path: '/api/ApplicationForm/PublishedList',
    summary:
      'The list that a project has published, for anybody: by protocol number, without names.',
    input: z.strictObject({ Project: z.string().min(1, { error: 'required' }).max(100) }),
    example: { Project: 'nowhere' },
    output: z.strictObject({
      Title: z.string(),
      /** Null where nothing is published. */
      PublishedAt: instant.nullable(),
      Rows: z.array(
        z.strictObject({
          Rank: z.int().nullable(),
          Protocol: z.string(),
          Score: z.number().nullable(),
          Selected: z.boolean(),
        }),
      ),
    }),
    access: { anonymous: true, because: 'what is published is for everybody' },
  }),
}
