import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { FormFile } from '@telemachos/contract/core/form-file'
import { LINK_TYPE } from '@telemachos/contract/library/kinds'
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
import { insertItem, replaceContent } from './item-writes-store.ts'
import { accessItem, accessReplaceable, approves, foundUpload, viewerOf } from './policy.ts'
import { said, saidOfNew } from './said.ts'
import { tellOfApproval } from './tell.ts'
import * as store from './upload-store.ts'

type Calls = typeof contract.library.calls
type EndUpload = InputOf<Calls['endUpload']>

const categoryOf = (userId: number): string => `${LIBRARY}/${userId}`

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
  storage: FileStorage,
): Promise<OutputOf<Calls['startUpload']>> {
  const { Id: itemId, Category, Keep, UserId, OriginalName, Mime, Parts, FileSize } = input
  const { db, actor } = context
  if (UserId !== actor.userId) throw refuseField('UserId', 'not_own_upload')
  const replaced = itemId === null ? undefined : await accessReplaceable(context, itemId)
  if (!replaced) await requireFolder(context, Category)
  const title = replaced?.title ?? (await freeTitle(input, context))
  const { Id } = await files.startUpload(
    {
      ...{ Category: categoryOf(UserId), Name: title, UserId, OriginalName, Mime, Parts, FileSize },
    },
    quiet(context),
    storage,
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
  const titles = await listTitles(context.db, viewerOf(context), Category, sortKey(Title))
  const taken = titles.get(sortKey(Title))
  if (!taken) return Title
  if (Keep !== 'both') {
    const mayReplace = taken.isFile && taken.uploaderId === context.actor.userId
    const details = { rule: 'library_title_taken', Id: taken.id, MayReplace: mayReplace }
    throw new AppError('rule_violated', { details })
  }
  for (let number = 2; ; number++) {
    const numbered = `${Title.slice(0, 190)} (${number})`
    if (!titles.has(sortKey(numbered))) return numbered
  }
}

/** Keeps one part. @throws as files do. */
export async function uploadPart(
  input: InputOf<Calls['uploadPart']>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['uploadPart']>> {
  return files.uploadPart(input, context, storage)
}

/**
 * Ends an upload: the item, or its new version, is there with the file. Ending again answers the same.
 * @throws not_found; as files do.
 */
export async function endUpload(
  input: EndUpload,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['endUpload']>> {
  const { db } = context
  context.markReachChecked()
  const upload = await store.findUpload(db, input.Id)
  const ended = await store.findItemOf(db, input.Id)
  foundUpload(upload ?? ended, input.Id)
  // Whose it is, and whether it is whole.
  const file = await files.endUpload({ Id: input.Id }, quiet(context), storage)
  if (!upload) {
    context.audit({ unchanged: true })
    return describeItem(await accessItem(context, ended ?? 0), context)
  }
  const content = {
    ...{ fileId: file.Id, fileName: file.FileName, mime: file.Mime, bytes: file.Bytes },
  }
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
    ...{ title, category: await folderOrRoot(context, category), link: null },
    ...{ metadata: Metadata, tags: Tags, approve: Approve },
  }
  return insertItem(db, {
    ...saidOfNew(about, context),
    ...{ projectId: actor.projectId, uploaderId: actor.userId, at: now },
    ...{ content, linkType: LINK_TYPE },
  })
}

/** What everybody sees is approved again, unless who replaces it approves; @returns what it was. */
async function addVersion(
  itemId: number,
  content: Content,
  context: CallContext,
): Promise<ItemRow> {
  const { db, actor, now } = context
  const item: ItemRow = await accessReplaceable(context, itemId)
  await replaceContent(db, item, content, { isApproved: approves(actor), at: now })
  if (item.isApproved) announceItem(context, item)
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
    ...{ title, category: Category, link: Link, metadata: Metadata, tags: Tags, approve: Approve },
  }
  const id = await insertItem(db, {
    ...saidOfNew(about, context),
    ...{ projectId: actor.projectId, uploaderId: actor.userId, at: now },
    ...{ content: null, linkType: LINK_TYPE },
  })
  const item = await accessItem(context, id)
  context.audit({ detail: { itemId: id } })
  announceItem(context, item)
  await tellOfApproval(context, item)
  return describeItem(item, context)
}

/** Puts a whole small file of the caller's own into the topmost folder, for nobody yet; @returns its item. */
export async function addPrivateFile(
  data: FormFile,
  context: CallContext,
  storage: FileStorage,
): Promise<number> {
  const { db, actor, now } = context
  const target = { category: categoryOf(actor.userId), userId: actor.userId, file: data }
  const file = await files.uploadWhole(target, quiet(context), storage)
  const Title = file.FileName.slice(0, 200)
  const title = await freeTitle({ Category: '/', Title, Keep: 'both' }, context)
  const about = { title, category: '/', link: null, metadata: {}, tags: [], approve: false }
  const id = await insertItem(db, {
    ...said(about, { at: null, by: null }),
    ...{ projectId: actor.projectId, uploaderId: actor.userId, at: now, linkType: LINK_TYPE },
    content: { fileId: file.Id, fileName: file.FileName, mime: file.Mime, bytes: file.Bytes },
  })
  await files.claimFile(context, { fileId: file.Id, kind: LIBRARY, ownerId: id, field: 'data' })
  return id
}
