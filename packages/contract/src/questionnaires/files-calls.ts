import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { done, id, numeral } from '../core/shapes.ts'
import { questFile } from './entities.ts'
import { LARGEST_FILE, PART_SIZE } from './file-limits.ts'

/** Whoever answers, by an account or by a token. */
const asGuest = { roles: MEMBER_ROLES, scope: 'relation', guest: 'key' } as const

const ofFile = z.strictObject({ AnswerSetId: id, FileId: id })

/** Files that answer a question: uploaded files (21) and drawn signatures (24). */
export const fileCalls = {
  startUpload: writeCall({
    path: '/api/quest/file/start',
    summary: 'Begins an upload for a question; its parts follow, in any order.',
    input: z.strictObject({
      AnswerSetId: id,
      GroupId: z.int().min(1).max(100_000),
      /** Only what people read: it is cleaned, and no part of a path. */
      Name: z.string().min(1).max(500),
      Bytes: z.int().min(1).max(LARGEST_FILE),
    }),
    example: ({ answerSetId }) => ({
      AnswerSetId: answerSetId,
      GroupId: 1,
      Name: 'αρχείο.pdf',
      Bytes: 10,
    }),
    output: z.strictObject({ FileId: id, Parts: z.int() }),
    access: asGuest,
    audit: 'quest.uploadStarted',
    concerns: 'others',
  }),
  uploadPart: writeCall({
    path: '/api/quest/file/part',
    summary: 'One part of 256 KiB (spec §9), the last one shorter; sending it again is harmless.',
    input: ofFile.extend({
      /** From 0. */
      Part: z.int().min(0).max(10_000),
      Data: z.base64().max(Math.ceil(PART_SIZE / 3) * 4),
    }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId, FileId: 1, Part: 0, Data: 'AAAA' }),
    output: done,
    access: asGuest,
    audit: 'quest.partUploaded',
    commit: 'none',
    concerns: 'others',
    idempotency: 'natural',
  }),
  endUpload: writeCall({
    path: '/api/quest/file/end',
    summary:
      'Ends an upload once every part is there; the type is read from the content. Then the file may be an answer.',
    input: ofFile,
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId, FileId: 1 }),
    output: questFile,
    access: asGuest,
    audit: 'quest.fileUploaded',
    concerns: 'others',
    idempotency: 'natural',
  }),
  downloadFile: readCall({
    method: 'GET',
    path: '/api/quest/file',
    body: 'query',
    summary: 'A file that answers a question, for whoever may see the answers.',
    input: z.strictObject({
      AnswerSetId: numeral.pipe(id),
      FileId: numeral.pipe(id),
    }),
    example: ({ answerSetId }) => ({ AnswerSetId: answerSetId, FileId: 1 }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'file' },
    access: asGuest,
  }),
  getPicture: readCall({
    method: 'GET',
    path: '/api/quest/picture/{Key}',
    body: 'query',
    summary:
      'A picture that a questionnaire shows. Its key cannot be guessed: who has it has been shown the questionnaire.',
    input: z.strictObject({ Key: z.string().regex(/^[0-9a-f]{32}$/) }),
    example: { Key: '00000000000000000000000000000000' },
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'picture' },
    access: { roles: 'everyone', scope: 'self', guest: 'key' },
  }),
}
