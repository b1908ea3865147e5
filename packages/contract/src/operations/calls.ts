import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { JOB_NAMES } from '../core/job-names.ts'
import { PARTS } from '../core/parts.ts'
import { done, id, instant } from '../core/shapes.ts'

const inProject = z.strictObject({ ProjectId: id })

const job = z.strictObject({
  Name: z.enum(JOB_NAMES),
  EverySeconds: z.int(),
  /** `due` jobs wait for a server that is free. */
  State: z.enum(['waiting', 'due', 'running']),
  LastRunAt: instant.nullable(),
  /** When it is due next. */
  DueAt: instant,
  /** How often it has failed in a row. */
  Failures: z.int(),
  /** Why it failed the last time; null where it did not. */
  Error: z.string().nullable(),
})

const part = z.strictObject({
  Name: z.enum(PARTS),
  /** Since when it has been away, as far as the server that answers knows; null where it is there. */
  AwaySince: instant.nullable(),
})

/** How the server itself is doing. */
export const operationsCalls = defineCalls('operations', {
  listJobs: readCall({
    path: '/api/operations/Jobs',
    summary: 'The recurring jobs of the server: when they ran, when they are due, why they failed.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(job),
    access: { roles: ['Admin'], scope: 'project' },
  }),
  listParts: readCall({
    path: '/api/operations/Parts',
    summary: 'What the server works with, such as the mail server, and what of it is away.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(part),
    access: { roles: ['Admin'], scope: 'project' },
  }),
  runJob: writeCall({
    path: '/api/operations/RunJob',
    summary:
      'Has a recurring job run as soon as a server is free. Each may run at any time: what is done already is not done again.',
    input: inProject.extend({ Name: z.string().min(1).max(100) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'files.sweep' }),
    output: done,
    access: { roles: ['Admin'], scope: 'project' },
    whileArchived: 'open',
    audit: 'operations.jobRun',
    idempotency: 'natural',
  }),
})
