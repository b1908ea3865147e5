import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { exampleFile, formFile } from '../core/form-file.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { done, id, instant, MAX_ID, numeral } from '../core/shapes.ts'
import { category, fileName, fileVersion, storedFile, uploadProgress } from './entities.ts'
import {
  LARGEST_UPLOAD,
  MOST_PARTS,
  MOST_TOOL_FILES,
  TOOL_FORM_BYTES,
  UPLOAD_PART_BYTES,
} from './limits.ts'
import { SHARING_ROLES } from './sharing-roles.ts'

/** Whoever the owner of the kind lets. */
const byKind = { roles: MEMBER_ROLES, scope: 'relation' } as const

/** Whoever began the upload. */
const byUploader = { roles: MEMBER_ROLES, scope: 'self' } as const

const ofFile = z.strictObject({ Id: id })

/** A tool of an action of a mentee: of a question, or of the action itself with 0. */
const ofTool = {
  MenteeId: numeral.pipe(id),
  ActionId: numeral.pipe(id),
  QuestionId: numeral.pipe(z.int().min(0).max(MAX_ID)).default(0),
  Index: numeral.pipe(z.int().min(0).max(MAX_ID)).default(0),
}

/** One file of a form, or several. */
const someFiles = z
  .union([formFile.transform((file) => [file]), z.array(formFile).min(1).max(MOST_TOOL_FILES)])
  .refine((files) => files.every(({ size }) => size > 0), { error: 'file_empty' })

/** Files that arrive in parts, and are read by whoever the owner of their kind lets. */
export const filesCalls = defineCalls('files', {
  findUploaded: readCall({
    path: '/api/files/IsUploaded',
    summary:
      'The latest version of a file by its category and name; Id is null where there is none.',
    input: z.strictObject({ Category: category, Name: fileName }),
    example: ({ personId, actionId }) => ({
      Category: `tools/${personId}/${actionId}/0`,
      Name: 'σχέδιο',
    }),
    output: z.strictObject({ Id: id.nullable(), Name: z.string(), Type: z.string() }),
    access: byKind,
  }),
  getStorage: readCall({
    path: '/api/files/Storage',
    summary:
      'How much room the projects that the caller administers use and have, the fullest first, at most 100; and the ten largest files of the project.',
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      Projects: z.array(
        z.strictObject({
          Id: id,
          Descr: z.string(),
          Bytes: z.int(),
          Files: z.int(),
          QuotaBytes: z.number(),
        }),
      ),
      Largest: z.array(
        z.strictObject({
          Id: id,
          Name: z.string(),
          Bytes: z.int(),
          At: instant,
          /** Whose it is. */
          Person: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }),
        }),
      ),
      /** Whether there is a scanner, and what of these projects only who uploaded it is shown. */
      Scan: z.strictObject({
        IsOn: z.boolean(),
        /** It has not answered yet. */
        Waiting: z.int(),
        /** It could not tell, and is asked again. */
        Failed: z.int(),
        Infected: z.int(),
      }),
    }),
    access: { roles: ['Admin'], scope: 'project' },
  }),
  startUpload: writeCall({
    path: '/api/files/StartUpload',
    summary:
      'Begins an upload; its parts follow, in any order. The same name and original name again is a new version.',
    input: z.strictObject({
      Category: category,
      Name: fileName,
      /** Whose the file is. */
      UserId: id,
      /** Only what people read: it is cleaned, and no part of a path. */
      OriginalName: z.string().min(1).max(500),
      /** What the browser takes it for; what counts is read from the content. */
      Mime: z.string().max(255),
      Parts: z.int().min(1).max(MOST_PARTS),
      /** The whole length: with it, what is too large is refused at once. */
      FileSize: z.int().min(1).max(LARGEST_UPLOAD).optional(),
    }),
    example: ({ personId, actionId }) => ({
      Category: `tools/${personId}/${actionId}/0`,
      Name: 'σχέδιο',
      UserId: personId,
      OriginalName: 'σχέδιο.txt',
      Mime: 'text/plain',
      Parts: 1,
      FileSize: 10,
    }),
    output: z.strictObject({ Id: id }),
    access: byKind,
    audit: 'files.started',
    concerns: 'others',
  }),
  uploadPart: writeCall({
    path: '/api/files/uploadpart',
    body: 'multipart',
    summary:
      'One part of 256 KiB (spec §9), the last one shorter. The same part again is acknowledged; another content is refused.',
    input: z.strictObject({
      Id: numeral.pipe(id),
      /** From 0. */
      part: numeral.pipe(
        z
          .int()
          .min(0)
          .max(MOST_PARTS - 1),
      ),
      UserId: numeral.pipe(id),
      data: formFile.refine(({ size }) => size > 0 && size <= UPLOAD_PART_BYTES, {
        error: 'file_part_size',
      }),
    }),
    example: ({ personId, absentId }) => ({
      Id: absentId,
      part: 0,
      UserId: personId,
      data: exampleFile('part'),
    }),
    output: z.strictObject({ Id: id }),
    access: byUploader,
    rate: 'part',
    audit: 'files.partUploaded',
    idempotency: 'natural',
    commit: 'none',
  }),
  endUpload: writeCall({
    path: '/api/files/EndUpload',
    summary:
      'Ends an upload: all parts are there, and the content is what its kind takes. Only then anything else sees the file.',
    input: ofFile,
    example: ({ absentId }) => ({ Id: absentId }),
    output: storedFile,
    access: byUploader,
    audit: 'files.uploaded',
    concerns: 'others',
    idempotency: 'natural',
  }),
  readUpload: readCall({
    path: '/api/files/Upload',
    summary: 'What has arrived of an upload of the caller’s own, to go on with it.',
    input: ofFile,
    example: ({ absentId }) => ({ Id: absentId }),
    output: uploadProgress,
    access: byUploader,
  }),
  deleteFile: writeCall({
    path: '/api/files/DeleteFile',
    summary: 'Deletes a file, or cancels its upload.',
    input: ofFile,
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: byKind,
    audit: 'files.deleted',
    concerns: 'others',
  }),
  listFiles: readCall({
    path: '/api/files/List',
    summary:
      'The files of a category: every version or, for `latest`, the last of each; of one name where it is given.',
    input: z.strictObject({
      Category: category,
      Name: fileName.optional(),
      Version: fileVersion.optional(),
    }),
    example: ({ personId, actionId }) => ({ Category: `tools/${personId}/${actionId}/0` }),
    output: z.array(storedFile),
    access: byKind,
  }),
  listToolFiles: readCall({
    path: '/api/files/toolFiles',
    summary:
      'The files of a tool in their latest versions: 11 digits, which are its Index, then the file name (spec §3).',
    input: z.strictObject(ofTool),
    example: ({ personId, actionId }) => ({ MenteeId: personId, ActionId: actionId }),
    output: z.array(z.string()),
    access: byKind,
  }),
  uploadToolFiles: writeCall({
    path: '/api/files/ToolUploader',
    body: 'multipart',
    summary: 'Adds small files to a tool at once; large ones go in parts. Answers as toolFiles.',
    input: z.strictObject({
      ...ofTool,
      files: someFiles,
    }),
    example: ({ personId, actionId }) => ({
      MenteeId: personId,
      ActionId: actionId,
      files: exampleFile('σχέδιο.txt'),
    }),
    output: z.array(z.string()),
    access: { roles: SHARING_ROLES, scope: 'relation' },
    bodyBytes: TOOL_FORM_BYTES,
    audit: 'files.toolUploaded',
    feed: 'project',
    concerns: 'others',
  }),
  uploadAdminFiles: writeCall({
    path: '/api/files/adminUploadFile',
    body: 'multipart',
    summary:
      'Keeps small files in a folder of the administrators, dir of the address; only in folders that the configuration of the server names.',
    input: z.strictObject({
      dir: z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'invalid' }),
      files: someFiles,
    }),
    example: { dir: 'documents', files: exampleFile('οδηγίες.txt') },
    output: z.array(storedFile),
    access: { roles: ['Admin'], scope: 'project' },
    bodyBytes: TOOL_FORM_BYTES,
    audit: 'files.adminUploaded',
  }),
  downloadFile: readCall({
    method: 'GET',
    path: '/api/files/download',
    body: 'query',
    summary:
      'A file, by its category and its name with index and version, or the latest one of a name alone.',
    input: z.strictObject({
      Category: category,
      name: fileName,
      /** `1` shows pictures, sound, video and plain text in the browser; all else is saved. */
      inline: z.literal('1').optional(),
      /** `1` gives a picture at most 640 pixels long, shown in the browser; all else as it is. */
      small: z.literal('1').optional(),
    }),
    example: ({ personId, actionId }) => ({
      Category: `tools/${personId}/${actionId}/0`,
      name: 'σχέδιο',
    }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'file' },
    access: byKind,
    own: 'part',
  }),
})
