import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { ReceivedFile } from '../../kernel/received-file.ts'
import { storeWhole, type StoredWhole } from '../files/index.ts'
import { announceTo } from './announce.ts'
import { accessItem } from './policy.ts'
import * as store from './share-store.ts'
import { tellOfSharing } from './tell.ts'
import { addPrivateFile, categoryOf, storePrivateFile } from './upload.ts'

/** A file that the product has made. */
export interface Made {
  /** What it is called, with its ending. */
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly content: Buffer
}

const fileOf = ({ name, type, content }: Made) =>
  Object.defineProperty(new ReceivedFile([content], name), 'type', { value: type })

/**
 * Stores the content of what is made for a person within reach: it is theirs, and goes with them.
 * @throws not_found for who is out of reach; as files do.
 */
export function storeMade(
  userId: number,
  made: Made,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredWhole> {
  const target = { category: categoryOf(userId), userId, file: fileOf(made) }
  return storeWhole(target, context, storage)
}

/** Stores the content of what is made for the caller alone. @throws as files do. */
export const storeMine = (
  made: Made,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredWhole> => storePrivateFile(fileOf(made), context, storage)

/** Puts what is stored into the topmost folder, for nobody but the caller yet. @returns its item. */
export async function addMade(
  stored: StoredWhole,
  context: CallContext,
): Promise<{ readonly id: number; readonly title: string }> {
  const id = await addPrivateFile(stored, context)
  const { title } = await accessItem(context, id)
  return { id, title }
}

/**
 * Keeps what was made for a person in their library: an item of the caller's own that is shared with them, and
 * that they are told of.
 * @throws not_found for who has no library by now, or is out of reach; as files do.
 */
export async function keepMade(
  { userId, stored }: { readonly userId: number; readonly stored: StoredWhole },
  context: CallContext,
): Promise<void> {
  const { db, actor, now } = context
  const id = await addPrivateFile(stored, context)
  if (userId !== actor.userId) {
    const people = [userId]
    await store.insertShares(db, { itemIds: [id], by: actor.userId, people, groups: [], at: now })
    announceTo(context, people)
    await tellOfSharing(context, [await accessItem(context, id)], people)
  }
  announceTo(context, [actor.userId])
}
