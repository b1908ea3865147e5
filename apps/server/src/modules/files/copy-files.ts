import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import type { CallContext } from '../../kernel/context.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { arriving, joinChecked } from './arriving.ts'
import { listOwned, type FileRow } from './file-store.ts'
import { isServed, knownFile, readAskedCategory, seenBy } from './policy.ts'
import { requireRoom } from './quotas.ts'
import { AREA, readRunning, requireFree } from './start-upload.ts'
import { readStoredName } from './stored-name.ts'
import type { StoredWhole } from './upload-whole.ts'

/** Which files are copied, and where to. */
interface Copying {
  /** The row whose files they are; that the caller may read them is its domain's to know. */
  readonly kind: string
  readonly ownerId: number
  /** Where the copies go. */
  readonly category: string
}

/**
 * Copies the contents of the files of a row that the caller is given, before the transaction in which uploadWhole
 * makes each an upload of the caller's own. What is refused already is not copied, and nothing stays where one
 * of them cannot be. So many bytes of one person are to be copied one call after the other: see copiesOf.
 * @throws what the kind's policy of the new place does; not_found for a content that has gone; rule_violated
 *   `own_quota`, `project_quota`, `too_many_uploads`, and as checkContent; Outdated.
 */
export async function storeCopies(
  { kind, ownerId, category }: Copying,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredWhole[]> {
  const { userId } = context.actor
  const { rest, rules } = readAskedCategory(context, category)
  await rules.requireUpload(context, { rest, userId })
  const owned = await listOwned(context.db, kind, [ownerId])
  const files = owned.filter((file) => isServed(seenBy(file, userId)))
  await requireRoom(
    context,
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  const known = await readRunning(context, storage)
  await requireFree(context, known)
  const stored: StoredWhole[] = []
  try {
    for (const file of files) {
      const { originalName, storedName, mime, bytes } = file
      const name = readStoredName(storedName)?.name ?? originalName
      const copied = { name: originalName, type: mime, size: bytes }
      const target = { category, name, userId, file: copied }
      stored.push({ target, known, ...(await copyContent(file, rules.accept, storage)) })
    }
  } catch (error) {
    await discardCopies(stored, storage)
    throw error
  }
  return stored
}

/** Removes copies that become no uploads; what cannot be removed now goes with the sweep. */
export async function discardCopies(
  stored: readonly StoredWhole[],
  storage: FileStorage,
): Promise<void> {
  await Promise.allSettled(stored.map(({ storageKey }) => storage.remove(storageKey)))
}

/**
 * In whose turn contents are copied, from the question whether there is room until the copies count: those of many
 * calls at once would each find the room that is there for one.
 */
export const copiesOf = ({ actor }: CallContext): string => `copies of person ${actor.userId}`

/** Copies a content part by part, as an upload arrives: however large it is, a part of it is held in memory. */
async function copyContent(
  { storageKey: from, bytes }: FileRow,
  accept: readonly string[],
  storage: FileStorage,
): Promise<Pick<StoredWhole, 'storageKey' | 'content'>> {
  const storageKey = newStorageKey(AREA)
  const copy = arriving({ storageKey, parts: Math.ceil(bytes / UPLOAD_PART_BYTES) })
  try {
    for (let part = 0; part < copy.parts; part += 1) {
      const start = part * UPLOAD_PART_BYTES
      const end = Math.min(bytes, start + UPLOAD_PART_BYTES) - 1
      const pieces = knownFile(await storage.open(from, { start, end }))
      await storage.writePart(copy, part, await pieces.toArray())
    }
    return { storageKey, content: await joinChecked(storage, copy, accept) }
  } finally {
    await storage.removeParts(storageKey)
  }
}
