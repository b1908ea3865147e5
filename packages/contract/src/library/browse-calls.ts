import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { asksCount, id, listPlace, numeral, someText } from '../core/shapes.ts'
import {
  category,
  libraryFolder,
  libraryItem,
  libraryItemDetails,
  libraryPart,
} from './entities.ts'
import { MOST_ITEMS_AT_ONCE } from './limits.ts'
import { preview } from './preview.ts'
import { APPROVER_ROLES, LIBRARY_ROLES } from './roles.ts'

/** Each item as its uploader, those whom it is shared with, and its approval let the caller see it. */
const byItem = { roles: LIBRARY_ROLES, scope: 'relation' } as const

const after = listPlace.nullable().default(null)

/** Finding and reading what is in the library. */
export const browseCalls = {
  listFolders: readCall({
    path: '/api/library/SubCategories',
    summary: 'A folder and those in it, by name.',
    input: z.strictObject({ Category: category.default('/') }),
    example: { Category: '/' },
    output: z.strictObject({ Name: z.string(), SubCategories: z.array(libraryFolder) }),
    access: byItem,
  }),
  listItems: readCall({
    path: '/api/library/Items',
    summary:
      'The items of a folder that the caller sees, or all of their favourites, or all that they have uploaded; 24 at a time.',
    input: z.strictObject({
      Category: category.default('/'),
      Only: z.enum(['favorites', 'own']).optional(),
      Sort: z.enum(['title', 'newest']).default('title'),
      After: after,
      ...asksCount,
    }),
    example: { Category: '/' },
    output: libraryPart,
    access: byItem,
    own: 'part',
  }),
  listShared: readCall({
    path: '/api/Library/GetShared',
    summary:
      'What is shared with the caller, or with a group of theirs; 24 at a time, the latest first.',
    input: z.strictObject({ After: after, ...asksCount }),
    example: {},
    output: libraryPart,
    access: byItem,
    own: 'part',
  }),
  listUnapproved: readCall({
    path: '/api/library/GetUnapproved',
    summary: 'What waits for approval, what waits longest first; 24 at a time.',
    input: z.strictObject({ After: after, ...asksCount }),
    example: {},
    output: libraryPart,
    access: { roles: APPROVER_ROLES, scope: 'relation' },
  }),
  search: readCall({
    path: '/api/library/GetLibSearchResults',
    summary:
      'Items with each of the words in their title or tags, or all of them in their contents; whatever the case and the accents, and in Latin letters too. 24 at a time, by title.',
    input: z.strictObject({
      /** At least one character beside spaces (spec §5). */
      libSearchText: someText.max(200),
      After: after,
      ...asksCount,
    }),
    example: { libSearchText: 'οδηγός' },
    output: libraryPart,
    access: byItem,
    own: 'part',
  }),
  getItem: readCall({
    path: '/api/library/Item',
    summary: 'An item with its versions and with whom it is shared.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: libraryItemDetails,
    access: byItem,
    own: 'part',
  }),
  readLinked: readCall({
    path: '/api/library/Linked',
    summary:
      'The item that a link of the form /Share/{name}/ is to; the name is the stored name of one of its versions.',
    input: z.strictObject({ Name: z.string().min(1).max(300) }),
    example: { Name: 'absent^001^20260302101500123' },
    output: libraryItem,
    access: byItem,
    own: 'part',
  }),
  getPreview: readCall({
    path: '/api/library/Preview',
    summary:
      'What is in the file of an item that is a Word, Excel or PowerPoint document: texts alone, without markup, links or macros.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: preview,
    access: byItem,
    own: 'part',
    rate: 'bulk',
  }),
  downloadItem: readCall({
    method: 'GET',
    path: '/api/library/Download',
    body: 'query',
    summary: 'The file of an item in its latest version, or in another.',
    input: z.strictObject({
      Id: numeral.pipe(id),
      Version: numeral.pipe(z.int().min(1).max(100_000)).optional(),
      /** `1` shows pictures, sound, video and plain text in the browser; all else is saved. */
      inline: z.literal('1').optional(),
      /** `1` gives a picture at most 640 pixels long, shown in the browser; all else as it is. */
      small: z.literal('1').optional(),
    }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'file' },
    access: byItem,
    own: 'part',
  }),
  downloadArchive: readCall({
    method: 'GET',
    path: '/api/library/Archive',
    body: 'query',
    summary:
      'Files that the caller sees as one ZIP: those of a folder and of all below it, or those named; 2,000 and 256 MiB at most.',
    input: z.strictObject({
      Category: category.optional(),
      /** Numbers with commas between them. */
      Ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .transform((text) => text.split(',').map(Number))
        .pipe(z.array(id).max(MOST_ITEMS_AT_ONCE))
        .optional(),
    }),
    example: { Category: '/' },
    output: z.instanceof(Uint8Array),
    file: { type: 'application/zip', name: 'library.zip' },
    access: byItem,
    own: 'part',
    rate: 'bulk',
  }),
}
