import { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { LARGEST_PICTURE } from '@telemachos/contract/questionnaires/file-limits'
import type { CallContext, GuestContext } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { FileBody } from '../../kernel/file-body.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { readRaster } from '../../kernel/raster.ts'
import {
  countPictures,
  deleteUnusedPictures,
  findPictureType,
  insertPicture,
  noteUnusedPictures,
} from './picture-store.ts'
import { accessOwnQuest, knownPicture } from './policy.ts'

/** The storage's area of pictures. */
export const PICTURES = 'pictures'

/** Of one questionnaire. */
export const MAX_PICTURES = 300
const UNUSED_MS = 7 * 86_400_000

/**
 * Stores the content of a picture for a questionnaire; what it is is read from its content.
 * @throws not_found; forbidden for a questionnaire of another project; invalid_input
 *   `file_too_large`, `file_type`, `picture_size`; rule_violated `too_many_pictures`.
 */
export async function storePicture(
  { QuestId, Data }: InputOf<typeof contract.questionnaires.calls.uploadPicture>,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredPicture> {
  await requirePictureRoom(QuestId, context)
  const content = Buffer.from(Data, 'base64')
  if (content.length > LARGEST_PICTURE) throw refuseField('Data', 'file_too_large')
  const raster = readRaster(content)
  if (!raster) throw refuseField('Data', 'file_type')
  if (raster.isTooLarge) throw refuseField('Data', 'picture_size')
  const key = newPictureKey()
  await writePicture(storage, key, content)
  return { key, mime: raster.mime, bytes: content.length }
}

/** Keeps a picture whose content is stored. @throws as storePicture. */
export async function uploadPicture(
  { QuestId }: InputOf<typeof contract.questionnaires.calls.uploadPicture>,
  context: CallContext,
  picture: StoredPicture,
): Promise<OutputOf<typeof contract.questionnaires.calls.uploadPicture>> {
  await requirePictureRoom(QuestId, context)
  await insertPicture(context.db, { ...picture, questId: QuestId, at: context.now })
  context.audit({ detail: { questId: QuestId } })
  return { Address: addressOf(picture.key) }
}

async function requirePictureRoom(questId: number, context: CallContext): Promise<void> {
  await accessOwnQuest(context, questId)
  const count = await countPictures(context.db, questId)
  if (count >= MAX_PICTURES) throw ruleViolated('too_many_pictures')
}

/** The media type of a picture by its content; undefined for what is none, or has too many bytes or pixels. */
export function readPictureType(content: Buffer): string | undefined {
  if (content.length > LARGEST_PICTURE) return undefined
  const raster = readRaster(content)
  return raster && !raster.isTooLarge ? raster.mime : undefined
}

/** A key that nobody can guess. */
export const newPictureKey = (): string => newStorageKey(PICTURES).slice(PICTURES.length + 1)

const ADDRESS = contract.questionnaires.calls.getPicture.path.replace('{Key}', '')

/** Where a picture is read; drafts and versions have it. */
export const addressOf = (key: string): string => ADDRESS + key

/** The key in an address of ours; undefined for any other. */
export const keyIn = (address: string): string | undefined =>
  address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : undefined

/** A picture whose content is stored, and whose row is yet to be. */
export interface StoredPicture {
  readonly key: string
  readonly mime: string
  readonly bytes: number
}

/** Stores a content that has been checked; what gets no row goes with what nobody uses. */
export const writePicture = (storage: FileStorage, key: string, content: Buffer): Promise<void> =>
  storage.write(`${PICTURES}/${key}`, content)

/** A picture of a questionnaire, for whoever has been shown its address. @throws not_found. */
export async function readPicture(
  { Key }: InputOf<typeof contract.questionnaires.calls.getPicture>,
  { db }: GuestContext,
  storage: FileStorage,
): Promise<FileBody> {
  const mime = knownPicture(await findPictureType(db, Key))
  const bytes = knownPicture(await storage.read(`${PICTURES}/${Key}`))
  return new FileBody({ name: 'picture', mime, bytes, isLasting: true })
}

/**
 * Forgets pictures that no draft and no version has shown for a week, in which an author may take one
 * back; run once a day. Their contents go with what else nobody uses (removeUnusedFiles).
 */
export async function removeUnusedPictures(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await noteUnusedPictures(tx, now)
    await deleteUnusedPictures(tx, new Date(now.getTime() - UNUSED_MS))
  })
}
