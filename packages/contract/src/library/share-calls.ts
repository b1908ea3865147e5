import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { exampleFile, formFile } from '../core/form-file.ts'
import { ROLES } from '../core/roles.ts'
import { besidePage, done, id, nothing, numeral, page, paged } from '../core/shapes.ts'
import { libraryShare } from './entities.ts'
import { MOST_SHARED, MOST_SHARED_AT_ONCE, SHARE_FORM_BYTES } from './limits.ts'
import { LIBRARY_ROLES } from './roles.ts'

const byItem = { roles: LIBRARY_ROLES, scope: 'relation' } as const

const many = z.array(id).max(MOST_SHARED)

const idOfForm = numeral.pipe(id)

/** Sharing with people, and with groups: a mentor with their mentees. */
export const shareCalls = {
  listReceivers: readCall({
    path: '/api/library/Receivers',
    summary:
      'With whom the caller may share: people within reach and those who look after the caller, of a role, or the mentees of a mentor, where one is given. Ten a page.',
    input: z.strictObject({
      Search: z.string().trim().max(100).default(''),
      Role: z.enum(ROLES).optional(),
      MentorId: id.optional(),
      page: page.default(1),
      ...besidePage,
    }),
    example: { page: 1 },
    output: paged(
      z.strictObject({
        Id: id,
        Name: z.string(),
        Roles: z.array(z.enum(ROLES)),
        /** Who mentors them, the longest first; null for whom nobody does. */
        MentorName: z.string().nullable(),
      }),
    ),
    access: byItem,
  }),
  listGroups: readCall({
    path: '/api/library/Groups',
    summary:
      'The groups that the caller may share with: mentors within reach with their mentees. Ten a page.',
    input: z.strictObject({
      Search: z.string().trim().max(100).default(''),
      page: page.default(1),
      ...besidePage,
    }),
    example: { page: 1 },
    output: paged(z.strictObject({ Id: id, Name: z.string(), Mentees: z.int() })),
    access: byItem,
  }),
  share: writeCall({
    path: '/api/Library/Share',
    summary:
      'Shares an item with people and groups: beside those who have it already, or in place of those whom the caller has shared it with.',
    input: z.strictObject({
      ItemId: id,
      MenteeIds: many,
      GroupIds: many.default([]),
      /** True adds to those who have it, false replaces them. */
      isNew: z.boolean(),
    }),
    example: ({ absentId, personId }) => ({ ItemId: absentId, MenteeIds: [personId], isNew: true }),
    output: z.array(libraryShare),
    access: byItem,
    audit: 'library.shared',
  }),
  shareItems: writeCall({
    path: '/api/Library/ShareMany',
    summary:
      'Shares items with people and groups, all or none, beside those who have them already.',
    input: z.strictObject({
      ItemIds: z.array(id).min(1, { error: 'required' }).max(MOST_SHARED_AT_ONCE),
      MenteeIds: many,
      GroupIds: many.default([]),
    }),
    example: ({ absentId, personId }) => ({ ItemIds: [absentId], MenteeIds: [personId] }),
    output: done,
    access: byItem,
    audit: 'library.sharedMany',
    idempotency: 'natural',
  }),
  takeBack: writeCall({
    path: '/api/Library/TakeBack',
    summary:
      'Takes an item back from a person or a group: what the caller has shared, and whatever others have shared of what the caller has uploaded.',
    input: z.strictObject({ ItemId: id, Id: id, IsGroup: z.boolean() }),
    example: ({ absentId, personId }) => ({ ItemId: absentId, Id: personId, IsGroup: false }),
    output: z.array(libraryShare),
    access: byItem,
    audit: 'library.takenBack',
    idempotency: 'natural',
  }),
  shareFile: writeCall({
    path: '/api/files/Share',
    body: 'multipart',
    summary: 'Puts a small file of the caller’s own into the library, for groups alone.',
    input: z.strictObject({
      OwnerId: idOfForm,
      GroupIds: z
        .union([idOfForm.transform((one) => [one]), z.array(idOfForm).min(1).max(MOST_SHARED)])
        .default([]),
      data: formFile.refine(({ size }) => size > 0, { error: 'file_empty' }),
      ProjectId: idOfForm,
    }),
    example: ({ personId, projectId }) => ({
      OwnerId: personId,
      data: exampleFile('οδηγός.txt'),
      ProjectId: projectId,
    }),
    output: z.strictObject({ Id: id }),
    access: { roles: LIBRARY_ROLES, scope: 'self' },
    bodyBytes: SHARE_FORM_BYTES,
    audit: 'library.fileShared',
  }),
  listSharedPairs: readCall({
    path: '/api/Files/GetShared',
    summary:
      'Who has shared with whom, where one of them is the caller; a group is its mentor and their mentees; the latest 1,000.',
    input: nothing,
    output: z.array(z.strictObject({ OwnerId: id, ReceiverId: id })),
    access: { roles: LIBRARY_ROLES, scope: 'self' },
    own: 'all',
  }),
}
