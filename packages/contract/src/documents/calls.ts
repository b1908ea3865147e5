import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { day, done, id, instant, jsonText, MAX_ID, numeral, someText } from '../core/shapes.ts'
import { documentBatchCalls } from './batch-calls.ts'
import {
  DOCUMENT_AUTHOR_ROLES,
  DOCUMENT_MAKER_ROLES,
  DOCUMENT_ROLES,
  MAX_DOCUMENT_FUNCTION,
  MAX_DOCUMENT_TEXT,
  MAX_PEOPLE,
} from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

/** A name in an address and in `{% include %}`: a letter, then letters, digits, `_` and `-`. */
const documentName = someText
  .max(60)
  .regex(/^[\p{L}_][\p{L}\p{N}_-]*$/u, { error: 'document_name' })

const written = {
  Name: z.string(),
  /** Whether it is rendered by itself; others are parts of those. */
  Main: z.boolean(),
  /** Who may see what it becomes. */
  Roles: z.array(z.enum(ROLES)),
  Version: id,
  ChangedAt: instant,
  By: z.string().nullable(),
}

/** A razor document (spec §3). */
const razorDocument = z.strictObject({
  ...written,
  /** Liquid, of which HTML comes. */
  Text: z.string(),
  /** The body of a function that prepares what the text shows; empty for what it is given. */
  Function: z.string(),
  /** Sample arguments for the preview, JSON text of an object. */
  Arguments: z.string(),
})

const number = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/, {
  error: 'certificate_number',
})

const page = { type: 'text/html', name: 'document.html' }
const shown = z.instanceof(Uint8Array)

/** A document as the caller sees it, or with its sample arguments. */
const asked = z.strictObject({
  name: z.string().min(1).max(60),
  /** The person whom it is about; without one, the caller. */
  person: numeral.pipe(id).optional(),
  /** `1` for the sample arguments, for its authors. */
  sample: z.literal('1').optional(),
})

/** Documents that authors write, and what becomes of them for people. */
export const documentsCalls = defineCalls('documents', {
  getNames: readCall({
    path: '/api/Documents/GetNames',
    summary:
      'The documents of the project by name: all for their authors, those for the role for others.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    /** `Title` is the name, in the reader’s language where that was added. */
    output: z.array(z.strictObject({ ...written, Title: z.string() })),
    access: { roles: DOCUMENT_ROLES, scope: 'project' },
  }),
  getRazorDocuments: readCall({
    path: '/api/Documents/GetRazorDocuments',
    summary: 'The document of a name, as its authors write it; an empty list where there is none.',
    input: z.strictObject({ ...inProject, Name: z.string().max(60) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'certificate' }),
    output: z.array(razorDocument),
    access: { roles: DOCUMENT_AUTHOR_ROLES, scope: 'project' },
  }),
  saveRazorDocument: writeCall({
    path: '/api/Documents/SaveRazorDocument',
    summary:
      'Adds a document, or changes the one of this name, once it can be rendered with its sample arguments; `conflict` where somebody has changed it since the version that is named.',
    input: z.strictObject({
      ...inProject,
      Name: documentName,
      Text: z.string().trim().min(1, { error: 'required' }).max(MAX_DOCUMENT_TEXT),
      Function: z.string().max(MAX_DOCUMENT_FUNCTION).default(''),
      Main: z.boolean().default(true),
      Arguments: jsonText.default('{}'),
      Roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
      /** 0 for a new one; without it, whatever is there is replaced. */
      Version: z.int().min(0).max(MAX_ID).optional(),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'greeting',
      Text: '<h1>{{ person.first_name }}</h1>',
      Version: 99,
    }),
    output: razorDocument,
    access: { roles: DOCUMENT_AUTHOR_ROLES, scope: 'project' },
    rate: 'bulk',
    audit: 'documents.saved',
    feed: 'project',
  }),
  deleteRazorDocument: writeCall({
    path: '/api/Documents/DeleteRazorDocument',
    summary: 'Deletes a document; what was issued stays genuine.',
    input: z.strictObject({ ...inProject, Name: z.string().max(60) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'absent' }),
    output: done,
    access: { roles: DOCUMENT_AUTHOR_ROLES, scope: 'project' },
    audit: 'documents.deleted',
    feed: 'project',
  }),
  listRazorVersions: readCall({
    path: '/api/Documents/Versions',
    summary: 'What a document was, the latest first: its 50 last versions.',
    input: z.strictObject({ ...inProject, Name: z.string().max(60) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'absent' }),
    output: z.array(
      z.strictObject({
        Version: id,
        At: instant,
        By: z.string().nullable(),
        Text: z.string(),
        Function: z.string(),
        Arguments: z.string(),
      }),
    ),
    access: { roles: DOCUMENT_AUTHOR_ROLES, scope: 'project' },
  }),
  ...documentBatchCalls,
  renderDocument: readCall({
    method: 'GET',
    path: '/razor/{name}',
    body: 'query',
    summary: 'A document as a page, for the roles that it names; in any case of the path.',
    input: asked,
    example: { name: 'absent' },
    output: shown,
    file: page,
    access: { roles: DOCUMENT_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  renderDocumentAnew: readCall({
    method: 'GET',
    path: '/uncached/{name}',
    body: 'query',
    summary: 'The same; nothing that was rendered before is used.',
    input: asked,
    example: { name: 'absent' },
    output: shown,
    file: page,
    access: { roles: DOCUMENT_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
  issueDocument: writeCall({
    path: '/api/Documents/Issue',
    summary:
      'Gives a document to people, each under a number of their own by which anybody can ask whether it is genuine; those who have it keep their number.',
    input: z.strictObject({
      ...inProject,
      Name: z.string().max(60),
      UserIds: z.array(id).min(1).max(MAX_PEOPLE),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      UserIds: [personId],
    }),
    output: z.array(z.strictObject({ UserId: id, Number: z.string(), IssuedOn: day })),
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'relation' },
    audit: 'documents.issued',
    feed: 'project',
    concerns: 'others',
  }),
  printDocument: writeCall({
    path: '/api/Documents/Print',
    summary:
      'A document for people as one PDF, each on pages of their own; with Each false, one for all of them.',
    input: z.strictObject({
      ...inProject,
      Name: z.string().max(60),
      UserIds: z.array(id).min(1).max(MAX_PEOPLE),
      Each: z.boolean().default(true),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      UserIds: [personId],
    }),
    output: shown,
    file: { type: 'application/pdf', name: 'documents.pdf' },
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'relation' },
    rate: 'bulk',
    commit: 'none',
    idempotency: 'natural',
    audit: 'documents.printed',
    concerns: 'others',
  }),
  keepDocument: writeCall({
    path: '/api/Documents/Keep',
    summary:
      'The same PDF as a new item of the library, in the topmost folder: the caller’s alone until they share it.',
    input: z.strictObject({
      ...inProject,
      Name: z.string().max(60),
      UserIds: z.array(id).min(1).max(MAX_PEOPLE),
      Each: z.boolean().default(true),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      UserIds: [personId],
    }),
    output: z.strictObject({ ItemId: id, Title: z.string() }),
    access: { roles: DOCUMENT_MAKER_ROLES, scope: 'relation' },
    rate: 'bulk',
    audit: 'documents.kept',
    feed: 'project',
    concerns: 'others',
    // What is one's own in the library is shown to nobody else.
    impersonation: 'refused',
  }),
  checkCertificate: readCall({
    path: '/api/Documents/Check',
    summary: 'Whether a document with this number was issued; nothing about the person.',
    input: z.strictObject({ Number: number }),
    example: { Number: '00000-00000-00000-00000-00000' },
    output: z.strictObject({
      Genuine: z.boolean(),
      /** The document, who issued it, and when; null where it is not genuine. */
      Document: z.string().nullable(),
      Project: z.string().nullable(),
      IssuedOn: day.nullable(),
    }),
    access: {
      anonymous: true,
      because: 'whoever is shown a certificate may ask whether it is genuine',
    },
    rate: 'credentials',
  }),
  showCertificate: readCall({
    method: 'GET',
    path: '/certificate/{Number}',
    body: 'query',
    summary: 'The same as a page, to which the QR code of a certificate leads.',
    input: z.strictObject({ Number: number }),
    example: { Number: '00000-00000-00000-00000-00000' },
    output: shown,
    file: page,
    access: {
      anonymous: true,
      because: 'whoever is shown a certificate may ask whether it is genuine',
    },
    rate: 'credentials',
  }),
})
