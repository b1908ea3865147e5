import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { exampleFile, formFile } from '../core/form-file.ts'
import { ADMIN } from '../core/routes.ts'
import { done, id, numeral } from '../core/shapes.ts'
import { UPLOAD_PART_BYTES } from '../files/limits.ts'
import { withheld } from '../files/entities.ts'
import { document, token } from './form-shapes.ts'
import { LARGEST_DOCUMENT } from './limits.ts'

const PROVEN = { anonymous: true, because: 'the token is the proof' } as const
const STAFF = { roles: ADMIN, scope: 'project' } as const

const MOST_PARTS = Math.ceil(LARGEST_DOCUMENT / UPLOAD_PART_BYTES)

/** Documents of applications: they arrive in parts, for a draft or an application, by its private link. */
export const documentCalls = {
  startDocument: writeCall({
    path: '/api/ApplicationForm/StartDocument',
    summary:
      'Begins a document for a question, of a draft, or of an application that has not been assessed; its parts of 256 KiB follow.',
    input: z.strictObject({
      Token: token,
      /** The name of the question that asks for it. */
      Question: z.string().min(1).max(100),
      /** Only what people read: it is cleaned, and no part of a path. */
      Name: z.string().min(1).max(500),
      Bytes: z.int().min(1).max(LARGEST_DOCUMENT, { error: 'file_too_large' }),
    }),
    example: { Token: 'none', Question: 'identity', Name: 'ταυτότητα.pdf', Bytes: 10 },
    output: z.strictObject({ Id: id, Parts: z.int() }),
    access: PROVEN,
    audit: 'applications.documentStarted',
    idempotency: 'natural',
    impersonation: 'refused',
    rate: 'credentials',
  }),
  uploadDocumentPart: writeCall({
    path: '/api/ApplicationForm/UploadDocumentPart',
    body: 'multipart',
    bodyBytes: UPLOAD_PART_BYTES + 16_384,
    summary:
      'One part of 256 KiB, the last one shorter. The same part again is acknowledged; another content is refused.',
    input: z.strictObject({
      Token: token,
      Id: numeral.pipe(id),
      /** From 0. */
      part: numeral.pipe(
        z
          .int()
          .min(0)
          .max(MOST_PARTS - 1),
      ),
      data: formFile.refine(({ size }) => size > 0 && size <= UPLOAD_PART_BYTES, {
        error: 'file_part_size',
      }),
    }),
    example: ({ absentId }) => ({
      Token: 'none',
      Id: absentId,
      part: 0,
      data: exampleFile('part'),
    }),
    output: done,
    access: PROVEN,
    audit: 'applications.documentPartUploaded',
    idempotency: 'natural',
    impersonation: 'refused',
    commit: 'none',
    rate: 'part',
  }),
  endDocument: writeCall({
    path: '/api/ApplicationForm/EndDocument',
    summary:
      'Ends a document: all parts are there, and the content is a PDF, a picture or a text document, whatever its name says.',
    input: z.strictObject({ Token: token, Id: id }),
    example: ({ absentId }) => ({ Token: 'none', Id: absentId }),
    output: document,
    access: PROVEN,
    audit: 'applications.documentUploaded',
    idempotency: 'natural',
    impersonation: 'refused',
    rate: 'credentials',
  }),
  removeDocument: writeCall({
    path: '/api/ApplicationForm/RemoveDocument',
    summary: 'Removes a document of a draft, or of an application of which changes are asked.',
    input: z.strictObject({ Token: token, Id: id }),
    example: ({ absentId }) => ({ Token: 'none', Id: absentId }),
    output: done,
    access: PROVEN,
    audit: 'applications.documentRemoved',
    idempotency: 'natural',
    impersonation: 'refused',
    rate: 'credentials',
  }),
  listDocuments: readCall({
    path: '/api/ApplicationForm/GetDocuments',
    summary: 'The documents of an application, for whoever assesses it.',
    input: z.strictObject({ ProjectId: id, AppId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId, AppId: 1 }),
    output: z.strictObject({
      Documents: z.array(document),
      Withheld: withheld,
      /** The questions whose documents are missing. */
      Missing: z.array(z.strictObject({ Question: z.string(), Label: z.string() })),
    }),
    access: STAFF,
  }),
  downloadDocument: readCall({
    method: 'GET',
    path: '/api/ApplicationForm/Document',
    body: 'query',
    summary: 'A document of an application, for whoever assesses it.',
    input: z.strictObject({
      ProjectId: numeral.pipe(id),
      AppId: numeral.pipe(id),
      Id: numeral.pipe(id),
      /** `1` shows pictures in the browser; all else is saved. */
      inline: z.literal('1').optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, AppId: 1, Id: 1 }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'document' },
    access: STAFF,
    audit: 'applications.documentRead',
  }),
  uploadReminder: writeCall({
    path: '/api/ApplicationForm/UploadReminder',
    summary: 'Mails the applicant which documents are missing, with the way to send them.',
    input: z.strictObject({ AppId: id }),
    example: { AppId: 1 },
    output: z.strictObject({
      /** False where the application has no address, or was reminded within the day. */
      Mailed: z.boolean(),
      Missing: z.array(z.string()),
    }),
    access: STAFF,
    audit: 'applications.reminded',
    feed: 'project',
    concerns: 'others',
    idempotency: 'natural',
  }),
}
