import { roleAllowed } from '@telemachos/contract/core/roles'
import {
  APPROVER_ROLES,
  LIBRARY_ROLES,
  LIBRARY_STAFF_ROLES,
} from '@telemachos/contract/library/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { among } from './among.ts'
import { LIBRARY } from './file-kind.ts'
import { hasFolder } from './folder-store.ts'
import { findStoredUnder } from '../files/index.ts'
import { findItem, findItemOfFiles, listThese, type ItemRow } from './item-store.ts'
import { listDeletedBy } from './item-writes-store.ts'
import { listAllowed } from './share-store.ts'
import type { Viewer } from './visibility-store.ts'

/** Whether somebody approves what others add, and keeps the library in order. */
export const approves = ({ role }: Actor): boolean => roleAllowed(role, APPROVER_ROLES)

/** Whether somebody makes folders, and shares what everybody sees. */
export const isOfStaff = ({ role }: Actor): boolean => roleAllowed(role, LIBRARY_STAFF_ROLES)

/** As whom the caller sees the library; every statement that has items has it as a condition. */
export function viewerOf(context: CallContext): Viewer {
  context.markReachChecked()
  const { actor } = context
  const { projectId, userId } = actor
  return { projectId, userId, approves: approves(actor), isOwn: context.isOwnPerson() }
}

/** Who uploaded an item changes it, and whoever approves. */
export const mayChange = ({ uploaderId }: { uploaderId: number }, { actor }: CallContext) =>
  uploaderId === actor.userId || approves(actor)

/** A new version is of who uploaded the item: the file is theirs. */
export const mayReplace = (
  { uploaderId, fileId }: Pick<ItemRow, 'uploaderId' | 'fileId'>,
  { actor }: CallContext,
) => fileId !== null && uploaderId === actor.userId

/** What waits to be seen by everybody. */
export const isWaiting = ({ approve, isApproved }: Pick<ItemRow, 'approve' | 'isApproved'>) =>
  approve && !isApproved

/** Who uploaded an item shares it; of what everybody sees, staff points it out to others, too. */
export const mayShare = (
  { uploaderId, isPublic }: Pick<ItemRow, 'uploaderId' | 'isPublic'>,
  { actor }: CallContext,
) => uploaderId === actor.userId || (isPublic && isOfStaff(actor))

/** An item that the caller sees. */
export const accessItem = access('library item', (context: CallContext, id: number) =>
  findItem(context.db, viewerOf(context), id),
)

/** The item that a link to a shared file names: `/Share/{name}/`. */
export const accessLinked = access('library item', async (context: CallContext, name: string) => {
  const viewer = viewerOf(context)
  const { projectId } = viewer
  const fileIds = await findStoredUnder(context.db, { projectId, kind: LIBRARY, name })
  return fileIds.length === 0 ? undefined : findItemOfFiles(context.db, viewer, fileIds)
})

const lockItem = (context: CallContext, id: number) =>
  findItem(context.db, viewerOf(context), id, true)

/** The same, to be changed, moved or deleted; locked until the transaction ends. */
export const accessChangeable = access('library item', lockItem, [mayChange, 'forbidden'])

/** The same, to be changed as the caller has seen it, or whatever is there where they say nothing of it. */
export const allowRevision = allow<ItemRow & { readonly seen: number | undefined }, CallContext>([
  ({ revision, seen }) => seen === undefined || revision === seen,
  ({ revision }) => new AppError('conflict', { details: { Revision: revision } }),
])

/** The same, to get a new version. */
export const accessReplaceable = access('library item', lockItem, [mayReplace, 'forbidden'])

/** The same, to be approved; what is approved already stays so. */
export const accessApprovable = access('library item', lockItem, [
  ({ approve }) => approve,
  () => ruleViolated('library_not_for_all'),
])

/** The same, to be shared. */
export const accessShareable = access('library item', lockItem, [mayShare, 'forbidden'])

/** Items that the caller sees; where one of them is not, none is. */
export const accessThese = access(
  'library items',
  async (context: CallContext, ids: readonly number[]) => {
    const part = { order: 'title', after: null, limit: ids.length } as const
    const items = await listThese(context.db, viewerOf(context), ids, part)
    return items.length === ids.length && items
  },
)

/** The same, to be moved, or deleted, together. */
export const accessManyChangeable = access('library items', accessThese, [
  (items, context) => items.every((item) => mayChange(item, context)),
  'forbidden',
])

/** The same, to be shared together. */
export const accessManyShareable = access('library items', accessThese, [
  (items, context) => items.every((item) => mayShare(item, context)),
  'forbidden',
])

/** A folder by its path. */
export const accessFolder = access(
  'folder',
  async ({ db, actor }: CallContext, path: string) =>
    (await hasFolder(db, actor.projectId, path)) && path,
)

/**
 * Where an upload goes: to the caller's own, and what staff has made to that of whom they may share with. As long
 * as no item has it, its uploader alone reads it, and it goes a day later.
 */
export const accessUploads = access(
  'category',
  async (
    context: CallContext,
    { rest, userId }: { readonly rest: string; readonly userId: number },
  ) => {
    context.markReachChecked()
    const { actor, db } = context
    if (rest !== String(userId) || !roleAllowed(actor.role, LIBRARY_ROLES)) return false
    if (userId === actor.userId) return true
    return isOfStaff(actor) && (await listAllowed(db, await among(context), [userId])).length > 0
  },
)

const DAY_MS = 86_400_000

/** Items that the caller has deleted, while they can be restored; where one is none, none is. */
export const accessDeleted = access(
  'deleted library items',
  async (context: CallContext, ids: readonly number[]) => {
    context.markReachChecked()
    const isOwn = context.isOwnPerson()
    const since = new Date(context.now.getTime() - DAY_MS)
    const items = await listDeletedBy(context.db, { ...context.actor, isOwn }, ids, since)
    return items.length === ids.length && items
  },
)

/** Something of an item, or of an upload, that a statement finds. */
export const foundItem = found('library item')
export const foundUpload = found('library upload')

/** Files to be put into an archive. */
export const someFiles = allow<readonly ItemRow[], CallContext>([
  (items) => items.length > 0,
  () => ruleViolated('library_archive_empty'),
])

/** Whether the caller reads every file that an item has had. */
export async function readsFilesOf(context: CallContext, id: number): Promise<boolean> {
  const { actor } = context
  if (!roleAllowed(actor.role, LIBRARY_ROLES)) return false
  const item = await findItem(context.db, viewerOf(context), id)
  return item !== undefined && mayChange(item, context)
}
