import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { PROJECT_WIDE_ROLES } from '../core/roles.ts'
import { done, id, instant, keysUpTo } from '../core/shapes.ts'
import { serviceParams } from '../services/entities.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

/** Names of headers as HTTP has them, and values of one line. */
const headers = keysUpTo(
  z.record(
    z.string().regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'header_name' }),
    z
      .string()
      .max(2_000)
      .regex(/^[\t\x20-\x7e]*$/, { error: 'header_value' }),
  ),
  20,
).default({})

/** What is posted: a text as it is, or JSON. */
const data = z.union([z.string().max(1_000_000), serviceParams, z.array(serviceParams).max(2_000)])

const answer = z.strictObject({
  /** What the other system answered, whatever its status; a redirect is not followed. */
  Status: z.int(),
  Text: z.string(),
})

const toOthers = {
  output: answer,
  access: { roles: ['Admin'], scope: 'project' },
  rate: 'bulk',
  commit: 'none',
  idempotency: 'natural',
} as const

/** Tools of those who develop a project in its pages (spec §2.3, development screen). */
export const developmentCalls = defineCalls('development', {
  getDevViews: readCall({
    path: '/api/debug/GetDevViews',
    summary:
      'What the project’s authors have written, the latest change first: documents, completion scripts, views, directives and views of actions.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      z.strictObject({
        Type: z.enum(['document', 'script', 'view', 'directive', 'actionView']),
        Name: z.string(),
        Version: z.int(),
        ChangedAt: instant,
        By: z.string().nullable(),
      }),
    ),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
  }),
  finish: writeCall({
    path: '/api/debug/finish',
    summary:
      'Says that a round of changes is finished: open pages of the project read anew what they hold.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: done,
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
    idempotency: 'natural',
    audit: 'development.finished',
  }),
  recycle: writeCall({
    path: '/api/admin/recycle',
    summary:
      'Has all processes and the open pages of the project read texts and settings anew; nothing is started again.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: done,
    access: { roles: ['Admin'], scope: 'project' },
    idempotency: 'natural',
    audit: 'development.recycled',
  }),
  myPost: writeCall({
    path: '/api/debug/MyPost',
    summary: 'Posts data to another system that the operator has named; nothing is called without.',
    input: z.strictObject({
      ...inProject,
      Domain: z.string().max(500),
      Action: z.string().max(500).default(''),
      Data: data.optional(),
      Headers: headers,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Domain: 'https://receiver.example.org',
      Action: 'echo',
      Data: { hello: 'world' },
    }),
    ...toOthers,
    audit: 'development.posted',
  }),
  doCorsRequest: writeCall({
    path: '/api/admin/DoCorsRequest',
    summary: 'The same by a whole address.',
    input: z.strictObject({
      ...inProject,
      url: z.string().max(2_000),
      data: data.optional(),
      header: headers,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      url: 'https://receiver.example.org/echo',
      data: { hello: 'world' },
    }),
    ...toOthers,
    audit: 'development.posted',
  }),
})
