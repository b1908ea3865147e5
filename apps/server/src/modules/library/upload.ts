import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { FormFile } from '@telemachos/contract/core/form-file'
import { LINK_TYPE } from '@telemachos/contract/library/kinds'
import { cutText } from '@telemachos/rules/cut-text'
import { freeName } from '@telemachos/rules/free-names'
import { sortKey } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import * as files from '../files/index.ts'
import { announceItem } from './announce.ts'
import { describeItem } from './describe-item.ts'
import { LIBRARY } from './file-kind.ts'
import { folderOrRoot, requireFolder } from './folders.ts'
import { listTitles, type ItemRow } from './item-store.ts'
import { takeChange, writeChangedContent } from './change-store.ts'
import { insertItem, replaceContent } from './item-writes-store.ts'
import { accessItem, accessReplaceable, approves, foundUpload, viewerOf } from './policy.ts'
import { said, saidOfNew } from './said.ts'
import { tellOfApproval } from './tell.ts'
import * as store from './upload-store.ts'

type Calls = typeof contract.library.calls
type EndUpload = InputOf<Calls['endUpload']>

/** So much of a title stands before a number: the rest of what a title may have is the number's. */
const LONGEST_STEM = 190

/** Where the files of somebody's library are. */
export const categoryOf = (userId: number): string => `${LIBRARY}/${userId}`

/** Of an upload that is one of the library, the library says what is recorded. */
const quiet = (context: CallContext): CallContext => ({ ...context, audit: () => undefined })

/**
 * Begins the upload of a new item or of a new version.
 * @throws not_found, forbidden for the item of a new version; invalid_input `not_own_upload`;
 *   rule_violated `library_title_taken` with the item that has the title, unless both are to be kept;
 *   as requireFolder and as files do.
 */
export async function startUpload(
  input: InputOf<Calls['startUpload']>,
  context: CallContext,
  known: files.RunningUploads,
): Promise<OutputOf<Calls['startUpload']>> {
  const { Id: itemId, Category, Keep, UserId, OriginalName, Mime, Parts, FileSize } = input
  const { db, actor } = context
  if (UserId !== actor.userId) throw refuseField('UserId', 'not_own_upload')
  const replaced = itemId === null ? undefined : await accessReplaceable(context, itemId)
  if (!replaced) await requireFolder(context, Category)
  const title = replaced?.title ?? (await freeTitle(input, context))
  const { Id } = await files.startUpload(
    { Category: categoryOf(UserId), Name: title, UserId, OriginalName, Mime, Parts, FileSize },
    quiet(context),
    known,
  )
  await store.insertUpload(db, Id, { itemId, category: replaced?.category ?? Category, title })
  context.audit({ detail: { fileId: Id, ...(itemId !== null && { itemId }), keep: Keep ?? null } })
  return { Id }
}

/** The title, with a number where it is taken and both are to be kept. */
async function freeTitle(
  { Category, Title, Keep }: Pick<InputOf<Calls['startUpload']>, 'Category' | 'Title' | 'Keep'>,
  context: CallContext,
): Promise<string> {
  const stem = cutText(Title, { units: LONGEST_STEM }).trimEnd()
  const keys = { key: sortKey(Title), stem: sortKey(stem) }
  const titles = await listTitles(context.db, viewerOf(context), Category, keys)
  const taken = titles.get(keys.key)
  if (!taken) return Title
  if (Keep !== 'both') {
    const mayReplace = taken.isFile && taken.uploaderId === context.actor.userId
    const details = { rule: 'library_title_taken', Id: taken.id, MayReplace: mayReplace }
    throw new AppError('rule_violated', { details })
  }
  return freeName(stem, titles.keys(), { isNumbered: true, key: sortKey })
}

/** Keeps one part. @throws as files do. */
export async function uploadPart(
  input: InputOf<Calls['uploadPart']>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['uploadPart']>> {
  return files.uploadPart(input, context, storage)
}

/** An upload of the library, or the item that it has become. @throws not_found. */
async function accessUpload({ Id }: EndUpload, context: CallContext) {
  const { db } = context
  context.markReachChecked()
  const upload = await store.findUpload(db, Id)
  const ended = await store.findItemOf(db, Id)
  foundUpload(upload ?? ended, Id)
  return { upload, ended }
}

/** Makes the parts of an upload a content. @throws not_found; as files do. */
export async function joinUpload(
  input: EndUpload,
  context: CallContext,
  storage: FileStorage,
): ReturnType<typeof files.joinUpload> {
  await accessUpload(input, context)
  return files.joinUpload({ Id: input.Id }, context, storage)
}

/**
 * Ends an upload whose parts are a content: the item, or its new version, is there with the file. Ending
 * again answers the same.
 * @throws not_found; as files do.
 */
export async function endUpload(
  input: EndUpload,
  context: CallContext,
  joined: Parameters<typeof files.endUpload>[2],
): Promise<OutputOf<Calls['endUpload']>> {
  const { db } = context
  const { upload, ended } = await accessUpload(input, context)
  // Whose it is, and whether it is whole.
  const file = await files.endUpload({ Id: input.Id }, quiet(context), joined)
  if (!upload) {
    context.audit({ unchanged: true })
    return describeItem(await accessItem(context, ended ?? 0), context)
  }
  const content = { fileId: file.Id, fileName: file.FileName, mime: file.Mime, bytes: file.Bytes }
  const id = upload.itemId ?? (await addFile(input, upload, content, context))
  const before = upload.itemId === null ? undefined : await addVersion(id, content, context)
  await files.claimFile(context, { fileId: file.Id, kind: LIBRARY, ownerId: id, field: 'Id' })
  await store.deleteUpload(db, file.Id)
  const item = await accessItem(context, id)
  context.audit({ detail: { itemId: id, version: item.version, bytes: file.Bytes } })
  announceItem(context, item)
  await tellOfApproval(context, item, before)
  return describeItem(item, context)
}

type Content = Parameters<typeof replaceContent>[2]

async function addFile(
  { Metadata, Tags, Approve }: EndUpload,
  { category, title }: store.LibraryUpload,
  content: Content,
  context: CallContext,
): Promise<number> {
  const { db, actor, now } = context
  const about = {
    title,
    category: await folderOrRoot(context, category),
    link: null,
    metadata: Metadata,
    tags: Tags,
    approve: Approve,
  }
  return insertItem(db, {
    ...saidOfNew(about, context),
    projectId: actor.projectId,
    uploaderId: actor.userId,
    at: now,
    content,
    linkType: LINK_TYPE,
  })
}

/**
 * What everybody sees stays as it is until the new version is approved, unless who replaces it approves;
 * @returns what it was.
 */
async function addVersion(
  itemId: number,
  content: Content,
  context: CallContext,
): Promise<ItemRow> {
  const { db, actor, now } = context
  const item: ItemRow = await accessReplaceable(context, itemId)
  if (item.isPublic && !approves(actor)) await writeChangedContent(db, item, content, now)
  else {
    await takeChange(db, itemId)
    await replaceContent(db, item, content, now)
  }
  if (item.isPublic) announceItem(context, item)
  return item
}

/** Adds a link. @throws as requireFolder; rule_violated `library_title_taken`. */
export async function addLink(
  { Category, Title, Link, Metadata, Tags, Approve }: InputOf<Calls['addLink']>,
  context: CallContext,
): Promise<OutputOf<Calls['addLink']>> {
  const { db, actor, now } = context
  viewerOf(context)
  await requireFolder(context, Category)
  const title = await freeTitle({ Category, Title, Keep: undefined }, context)
  const about = {
    title,
    category: Category,
    link: Link,
    metadata: Metadata,
    tags: Tags,
    approve: Approve,
  }
  const id = await insertItem(db, {
    ...saidOfNew(about, context),
    projectId: actor.projectId,
    uploaderId: actor.userId,
    at: now,
    content: null,
    linkType: LINK_TYPE,
  })
  const item = await accessItem(context, id)
  context.audit({ detail: { itemId: id } })
  announceItem(context, item)
  await tellOfApproval(context, item)
  return describeItem(item, context)
}

/** Stores the content of a small file of the caller's own. @throws as files do. */
export function storePrivateFile(
  file: FormFile,
  context: CallContext,
  storage: FileStorage,
): Promise<files.StoredWhole> {
  const { userId } = context.actor
  return files.storeWhole({ category: categoryOf(userId), userId, file }, context, storage)
}

/** Puts a small file that is stored into the topmost folder, for nobody yet; @returns its item. */
export async function addPrivateFile(
  stored: files.StoredWhole,
  context: CallContext,
): Promise<number> {
  const { db, actor, now } = context
  const file = await files.uploadWhole(stored, quiet(context))
  const Title = cutText(file.FileName, { units: 200 })
  const title = await freeTitle({ Category: '/', Title, Keep: 'both' }, context)
  const about = { title, category: '/', link: null, metadata: {}, tags: [], approve: false }
  const id = await insertItem(db, {
    ...said(about, {
      at: null,
      by: null,
    }),
    projectId: actor.projectId,
    uploaderId: actor.userId,
    at: now,
    linkType: LINK_TYPE,
    content: {
      fileId: file.Id,
      fileName: file.FileName,
      mime: file.Mime,
      bytes: file.Bytes,
    },
  })
  await files.claimFile(context, { fileId: file.Id, kind: LIBRARY, ownerId: id, field: 'data' })
  return id
}
