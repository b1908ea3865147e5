import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant, numeral } from '../core/shapes.ts'
import { BATCH_ROLES, DOCUMENT_MAKER_ROLES, MAX_BATCH } from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

/** Documents for many people, which are made in the background. */
const documentBatch = z.strictObject({
  Id: id,
  Name: z.string(),
  State: z.enum(['making', 'done', 'cancelled', 'failed']),
  BegunAt: instant,
  EndedAt: instant.nullable(),
  /** Whether each person is mailed theirs. */
  Mails: z.boolean(),
  /** Whether each is kept in the library of whom it is made for. */
  Keeps: z.boolean(),
  All: z.int(),
  Made: z.int(),
  /** Of those whose document could not be made the first, by name, with the rule that says why. */
  Problems: z.array(z.strictObject({ UserId: id, Name: z.string(), Rule: z.string() })),
  Failed: z.int(),
})

/** The calls of documents that are made in the background. */
export const documentBatchCalls = {
  beginBatch: writeCall({
    path: '/api/Documents/BeginBatch',
    summary:
      'Makes a document in the background for people within reach, or for all of a role: a PDF for each. Those whose document cannot be made are named, and the others go on. Numbers are issued first where that is asked for.',
    input: z.strictObject({
      ...inProject,
      Name: z.string().max(60),
      UserIds: z.array(id).max(MAX_BATCH).default([]),
      /** Everybody of the role within reach, beside those who are named. */
      Everybody: z.enum(BATCH_ROLES).optional(),
      Issues: z.boolean().default(false),
      /** Whether each person is mailed theirs. */
      Mails: z.boolean().default(false),
      /** Whether each is kept in the library, shared with whom it is made for. */
      Keeps: z.boolean().default(false),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      UserIds: [personId],
    }),
    output: documentBatch,
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'relation' },
    rate: 'bulk',
    audit: 'documents.batchBegun',
    feed: 'project',
  }),
  listBatches: readCall({
    path: '/api/Documents/Batches',
    summary: 'What the caller has had made in the background, the latest 20 first.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(documentBatch),
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'self' },
  }),
  cancelBatch: writeCall({
    path: '/api/Documents/CancelBatch',
    summary: 'Ends a batch of the caller’s own; what is made already stays.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'self' },
    audit: 'documents.batchCancelled',
  }),
  downloadBatch: readCall({
    method: 'GET',
    path: '/api/Documents/Batch',
    body: 'query',
    summary: 'What a batch of the caller’s own has made as one ZIP, a PDF for each person.',
    input: z.strictObject({ Id: numeral.pipe(id) }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/zip', name: 'documents.zip' },
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'self' },
    rate: 'bulk',
    audit: 'documents.printed',
    concerns: 'others',
  }),
}
