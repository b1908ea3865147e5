import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import {
  deleteOwned,
  findClaimable,
  listKeys,
  listOwned,
  setOwner,
  type FileRow,
} from './file-store.ts'
import { allowClaim, isServed, isShown, seenBy } from './policy.ts'
import { HEAD_BYTES } from './read-content.ts'
import { toStoredFile, type StoredFile } from './stored-file.ts'

/**
 * Gives an upload of the caller's own to a row of its kind, in the transaction that writes the row:
 * from then on its kind says who reads it. Giving it again to the same row is no fault.
 * @throws invalid_input `not_a_file` naming `field`, for what is not done, not the caller's own, of
 *   another kind, or another row's already; `file_infected`.
 */
export async function claimFile(
  context: CallContext,
  {
    fileId,
    kind,
    ownerId,
    field = 'FileId',
  }: {
    readonly fileId: number
    readonly kind: string
    readonly ownerId: number
    readonly field?: string
  },
): Promise<StoredFile> {
  const { db, actor } = context
  const { projectId, userId: uploaderId } = actor
  const file = await setOwner(db, { projectId, uploaderId, id: fileId, kind, ownerId })
  if (!file) throw refuseField(field, 'not_a_file')
  allowClaim({ ...file, field }, context)
  return toStoredFile(file)
}

/** A file that `claimFile` is to give to a row; its `ownerId` is null where the row is yet to be. */
interface WantedFile {
  readonly fileId: number
  readonly kind: string
  readonly ownerId: number | null
  readonly field?: string
}

/** The content of such a file, read before the transaction. @throws as claimFile, also where there is none. */
export async function readClaimable(
  context: CallContext,
  storage: FileStorage,
  wanted: WantedFile,
): Promise<Buffer> {
  const { storageKey } = await accessClaimable(context, wanted)
  const content = await storage.read(storageKey)
  if (!content) throw refuseField(wanted.field ?? 'FileId', 'not_a_file')
  return content
}

/** The beginning of its content, which says what it is. @throws as readClaimable. */
export async function readClaimableHead(
  context: CallContext,
  storage: FileStorage,
  wanted: WantedFile,
): Promise<Buffer> {
  const { storageKey, bytes } = await accessClaimable(context, wanted)
  const range = { start: 0, end: Math.min(bytes, HEAD_BYTES) - 1 }
  const stream = await storage.open(storageKey, range)
  if (!stream) throw refuseField(wanted.field ?? 'FileId', 'not_a_file')
  return Buffer.concat(await stream.toArray())
}

async function accessClaimable(
  context: CallContext,
  { fileId: id, kind, ownerId, field = 'FileId' }: WantedFile,
): Promise<FileRow> {
  const { projectId, userId: uploaderId } = context.actor
  const file = await findClaimable(context.db, { projectId, uploaderId, id, kind, ownerId })
  if (!file) throw refuseField(field, 'not_a_file')
  allowClaim({ ...file, field }, context)
  return file
}

/** The files of a row, as somebody is shown them. */
export interface ShownFiles {
  readonly shown: readonly StoredFile[]
  /** How many there are besides, which wait for the scanner or are infected. */
  readonly withheld: number
}

/** The files of rows of a kind by their owners, the oldest first; an owner without one is left out. */
export async function describeFiles(
  db: Db,
  kind: string,
  ownerIds: readonly number[],
  viewerId: number,
): Promise<Map<number, ShownFiles>> {
  const owned = await listOwned(db, kind, ownerIds)
  const byOwner = Map.groupBy(owned, ({ ownerId }) => ownerId ?? 0)
  return new Map(
    [...byOwner].map(([ownerId, files]) => {
      const shown = files.filter((file) => isShown(seenBy(file, viewerId))).map(toStoredFile)
      return [ownerId, { shown, withheld: files.length - shown.length }]
    }),
  )
}

/**
 * The contents of files, one after the other; those that are not there are left out, and what the viewer
 * is not shown. Without a viewer, that is whatever waits for the scanner.
 */
export async function* readStoredContents(
  db: Db,
  storage: FileStorage,
  fileIds: readonly number[],
  viewerId?: number,
): AsyncGenerator<{ readonly id: number; readonly content: Buffer }> {
  for (const file of await listKeys(db, fileIds)) {
    const content = isServed(seenBy(file, viewerId)) && (await storage.read(file.storageKey))
    if (content) yield { id: file.id, content }
  }
}

/** The same, each to be read piece by piece; what is to be read is known before the first is opened. */
export async function openStoredContents(
  db: Db,
  storage: FileStorage,
  fileIds: readonly number[],
  viewerId: number,
): Promise<AsyncIterable<{ readonly id: number; readonly pieces: AsyncIterable<Uint8Array> }>> {
  const files = await listKeys(db, fileIds)
  const served = files.filter((file) => isServed(seenBy(file, viewerId)))
  return (async function* () {
    for (const { id, storageKey } of served) {
      const pieces = await storage.open(storageKey)
      if (pieces) yield { id, pieces }
    }
  })()
}

/** Deletes the files of rows of a kind that go; their contents go with the sweep a day later. */
export const deleteFilesOf = (db: Db, kind: string, ownerIds: readonly number[]): Promise<void> =>
  deleteOwned(db, kind, ownerIds)
