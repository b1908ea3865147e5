import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { SERVICE_AUTHOR_ROLES } from '../services/limits.ts'
import {
  besidePage,
  done,
  id,
  instant,
  jsonTextUpTo,
  page,
  paged,
  someText,
} from '../core/shapes.ts'
import { DATA_WRITER_ROLES, MAX_DOCUMENT } from './limits.ts'
import { massCalls } from './mass-calls.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const level = z.int().min(0).max(5)

const access = { roles: MEMBER_ROLES, scope: 'project' } as const
const writing = { roles: DATA_WRITER_ROLES, scope: 'project' } as const

const document = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Class: z.string(),
  /** JSON. */
  Data: z.string(),
  /** A level at most this one reads it; one at most `editLevel` writes it: the smaller has more power. */
  viewLevel: level,
  editLevel: level,
  Version: id,
  ChangedAt: instant,
  MayEdit: z.boolean(),
})

/** A name of the author's own choosing. */
const key = someText.max(200)

/** The data store: documents of views and services, by names of their own; and mass data for services. */
export const dataCalls = defineCalls('data', {
  ...massCalls,
  listData: readCall({
    path: '/api/Data/List',
    summary:
      'The documents that the caller’s level reads, by class and Id, ten a page, without their data.',
    input: z.strictObject({
      ...inProject,
      Search: z.string().max(200).default(''),
      page: page.default(1),
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(document.omit({ Data: true })),
    access,
  }),
  getData: readCall({
    path: '/api/Data/Get',
    summary:
      'A document of the project’s data store; what is above the caller’s level is not there.',
    input: z.strictObject({ ...inProject, Id: key }),
    example: ({ projectId }) => ({ ProjectId: projectId, Id: 'absent' }),
    output: document,
    access,
  }),
  setData: writeCall({
    path: '/api/Data/Set',
    summary:
      'Writes a document: a new one, or the next version; `conflict` with the present one where somebody has written since the version that is named.',
    input: z.strictObject({
      ...inProject,
      Id: key,
      Data: jsonTextUpTo(MAX_DOCUMENT),
      Name: z.string().trim().max(200).optional(),
      Class: z.string().trim().max(100).optional(),
      /** Of a new document without them: the caller's own level. */
      editLevel: level.optional(),
      viewLevel: level.optional(),
      /** Without it, whatever is there is replaced. */
      Version: id.optional(),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Id: 'goals',
      Data: '{"goals":3}',
      Name: 'Στόχοι',
      Class: 'goals',
      editLevel: 4,
      viewLevel: 4,
    }),
    output: z.strictObject({ Id: z.string(), Version: id }),
    access: writing,
    bodyBytes: 2 * MAX_DOCUMENT,
    audit: 'data.written',
  }),
  deleteData: writeCall({
    path: '/api/Data/Delete',
    summary:
      'Deletes a document with its versions; `conflict` where somebody has written since the version that is named.',
    input: z.strictObject({ ...inProject, Id: key, Version: id.optional() }),
    example: ({ projectId }) => ({ ProjectId: projectId, Id: 'absent', Version: 1 }),
    output: done,
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
    audit: 'data.deleted',
    feed: 'project',
  }),
  listDataVersions: readCall({
    path: '/api/Data/Versions',
    summary:
      'The versions of a document that the caller may write, but for those that their level did not read then; the latest first.',
    input: z.strictObject({ ...inProject, Id: key }),
    example: ({ projectId }) => ({ ProjectId: projectId, Id: 'absent' }),
    output: z.array(
      z.strictObject({ Version: id, At: instant, By: z.string().nullable(), Data: z.string() }),
    ),
    access: writing,
  }),
  getActions: readCall({
    path: '/api/data/getactions',
    summary: 'The actions of the project that the caller’s role is shown, for views and services.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(z.strictObject({ Id: id, Title: z.string(), TypeId: z.int() })),
    access,
  }),
})
