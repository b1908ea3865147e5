import { z } from 'zod'
import { writeCall } from '../core/define-call.ts'
import { exampleFile, formFile } from '../core/form-file.ts'
import { id, numeral } from '../core/shapes.ts'
import { MOST_PARTS, UPLOAD_PART_BYTES } from '../files/limits.ts'
import { category, libraryItem, link, metadataInput, tags, title } from './entities.ts'
import { LIBRARY_FILE_BYTES } from './limits.ts'
import { LIBRARY_ROLES } from './roles.ts'

const byUploader = { roles: LIBRARY_ROLES, scope: 'self' } as const

/** What is said of a new item. */
const said = {
  Metadata: metadataInput.default({}),
  Tags: tags.default([]),
  /** Whether it is for everybody, once it is approved. */
  Approve: z.boolean().default(true),
}

/** Adding files, in parts, and links. */
export const uploadCalls = {
  startUpload: writeCall({
    path: '/api/library/StartUpload',
    summary:
      'Begins the upload of a new item, or of a new version of the caller’s own. Where the folder has an item of that title, it says so, unless both are to be kept.',
    input: z.strictObject({
      /** The item that gets a new version; null or left out for a new item. */
      Id: id.nullable().default(null),
      Category: category.default('/'),
      Title: title,
      /** Whose the file is: the caller's own. */
      UserId: id,
      OriginalName: z.string().min(1).max(500),
      Mime: z.string().max(255),
      Parts: z.int().min(1).max(MOST_PARTS),
      FileSize: z.int().min(1).max(LIBRARY_FILE_BYTES, { error: 'file_too_large' }),
      /** `both` gives a new item a number where its title is taken. */
      Keep: z.literal('both').optional(),
    }),
    example: ({ personId }) => ({
      Category: '/',
      Title: 'Οδηγός',
      UserId: personId,
      OriginalName: 'οδηγός.pdf',
      Mime: 'application/pdf',
      Parts: 1,
      FileSize: 10,
    }),
    output: z.strictObject({ Id: id }),
    access: byUploader,
    audit: 'library.started',
  }),
  uploadPart: writeCall({
    path: '/api/library/uploadpart',
    body: 'multipart',
    summary: 'One part of 256 KiB of an upload, as /api/files/uploadpart has it.',
    input: z.strictObject({
      Id: numeral.pipe(id),
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
    audit: 'library.partUploaded',
    idempotency: 'natural',
    commit: 'none',
  }),
  endUpload: writeCall({
    path: '/api/library/EndUpload',
    summary:
      'Ends an upload once all parts are there: the item is in the library then, for everybody when it is approved. Ending again answers the same.',
    input: z.strictObject({ Id: id, ...said }),
    example: ({ absentId }) => ({ Id: absentId, Metadata: {}, Tags: [], Approve: true }),
    output: libraryItem,
    access: byUploader,
    audit: 'library.uploaded',
    idempotency: 'natural',
  }),
  addLink: writeCall({
    path: '/api/library/UploadLink',
    summary: 'Adds a link; it waits for approval as files do.',
    input: z.strictObject({ Category: category.default('/'), Title: title, Link: link, ...said }),
    example: { Category: '/', Title: 'Σελίδα', Link: 'https://example.org/' },
    output: libraryItem,
    access: byUploader,
    audit: 'library.linkAdded',
  }),
}
