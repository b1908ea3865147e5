import { z } from 'zod'
import { writeCall } from '../core/define-call.ts'
import { done, id } from '../core/shapes.ts'
import { category, libraryItem, link, metadataInput, tags, title } from './entities.ts'
import { MOST_ITEMS_AT_ONCE, MOST_STARS } from './limits.ts'
import { APPROVER_ROLES, LIBRARY_ROLES } from './roles.ts'

const byItem = { roles: LIBRARY_ROLES, scope: 'relation' } as const

const many = z.strictObject({
  Ids: z.array(id).min(1, { error: 'required' }).max(MOST_ITEMS_AT_ONCE),
})

/** What is done to items. */
export const itemCalls = {
  approve: writeCall({
    path: '/api/library/Approve',
    summary:
      'Approves an item that waits: everybody in the project sees it from then on. `conflict` where it has changed since the revision that is named.',
    input: z.strictObject({
      Id: id,
      /** The revision that the approver has seen; without it, what is there is approved. */
      Revision: id.optional(),
    }),
    example: ({ absentId }) => ({ Id: absentId, Revision: 1 }),
    output: libraryItem,
    access: { roles: APPROVER_ROLES, scope: 'relation' },
    audit: 'library.approved',
    feed: 'project',
    concerns: 'others',
    idempotency: 'natural',
  }),
  updateItem: writeCall({
    path: '/api/library/UpdateFile',
    summary:
      'Changes what is said of an item, for who uploaded it and for approvers. What others change of what they see, an approver approves again.',
    input: z.strictObject({
      Id: id,
      /** The revision that was on the page; without it, what is there is replaced. */
      Revision: id.optional(),
      Title: title,
      /** Only of a link. */
      Link: link.nullable().default(null),
      Category: category,
      Metadata: metadataInput,
      Tags: tags,
      Approve: z.boolean(),
    }),
    example: ({ absentId }) => ({
      Id: absentId,
      Revision: 1,
      Title: 'Οδηγός',
      Category: '/',
      Metadata: {},
      Tags: [],
      Approve: true,
    }),
    output: libraryItem,
    access: byItem,
    audit: 'library.changed',
    concerns: 'others',
  }),
  moveItems: writeCall({
    path: '/api/library/Move',
    summary: 'Moves items to another folder, all or none.',
    input: many.extend({ Category: category }),
    example: ({ absentId }) => ({ Ids: [absentId], Category: '/' }),
    output: done,
    access: byItem,
    audit: 'library.moved',
    idempotency: 'natural',
  }),
  rate: writeCall({
    path: '/api/library/RatingLibrary',
    summary: 'Gives an item stars, 1 to 5; 0 takes them back.',
    input: z.strictObject({ ItemId: id, Stars: z.int().min(0).max(MOST_STARS) }),
    example: ({ absentId }) => ({ ItemId: absentId, Stars: 4 }),
    output: z.strictObject({ Stars: z.number(), Ratings: z.int() }),
    access: byItem,
    impersonation: 'refused',
    audit: 'library.rated',
    idempotency: 'natural',
  }),
  setFavorite: writeCall({
    path: '/api/library/AddFavoriteLibrary',
    summary: 'Puts an item among the caller’s favourites, or takes it out.',
    input: z.strictObject({ ItemId: id, IsFavorite: z.boolean() }),
    example: ({ absentId }) => ({ ItemId: absentId, IsFavorite: true }),
    output: done,
    access: byItem,
    impersonation: 'refused',
    audit: 'library.favoriteSet',
    idempotency: 'natural',
  }),
  deleteItem: writeCall({
    path: '/api/library/deletedoc',
    summary:
      'Deletes an item, for who uploaded it and for approvers; for a day it can be restored.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: byItem,
    audit: 'library.deleted',
    concerns: 'others',
  }),
  deleteItems: writeCall({
    path: '/api/library/DeleteMany',
    summary: 'Deletes items, all or none; for a day they can be restored.',
    input: many,
    example: ({ absentId }) => ({ Ids: [absentId] }),
    output: done,
    access: byItem,
    audit: 'library.deletedMany',
  }),
  restoreItems: writeCall({
    path: '/api/library/RestoreMany',
    summary: 'Restores items that the caller has deleted within the last day, all or none.',
    input: many,
    example: ({ absentId }) => ({ Ids: [absentId] }),
    output: done,
    access: byItem,
    audit: 'library.restoredMany',
  }),
  restoreItem: writeCall({
    path: '/api/library/RestoreDoc',
    summary: 'Restores an item that the caller has deleted within the last day.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: byItem,
    audit: 'library.restored',
    concerns: 'others',
  }),
}
