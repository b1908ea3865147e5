import type { Database } from '../../kernel/database/database.ts'
import { keyOfParts, PARTS, type FileStorage } from '../../kernel/file-storage.ts'
import { forgetGone } from './scan-held.ts'
import { AREA } from './start-upload.ts'
import {
  deleteUnclaimed,
  expireUploads,
  forgetRemoved,
  listKnown,
  listReceiving,
  listRemoved,
} from './sweep-store.ts'

const DAY_MS = 86_400_000

/**
 * Ends uploads that stood still for a day, deletes what belongs to nothing a day after it ended, and
 * removes contents a day after their rows. Rows go first: no row is ever without its content.
 */
export async function sweepFiles(
  database: Database,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  for (const key of await expireUploads(database, before, now)) await storage.removeParts(key)
  await deleteUnclaimed(database, before)
  const removed = await listRemoved(database, before)
  for (const key of removed) {
    await storage.remove(key)
    await storage.removeParts(key)
  }
  await forgetRemoved(database, removed)
  await removeOrphans(database, storage, before)
  await forgetGone(database, storage, before)
}

/** Contents that no row knows: what was left when a server died between the two. */
async function removeOrphans(
  database: Database,
  storage: FileStorage,
  before: Date,
): Promise<void> {
  const keys = await storage.listOlder(AREA, before)
  const known = await listKnown(database, keys)
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
  const parts = await storage.listOlder(PARTS, before)
  const owners = parts.map(keyOfParts)
  const receiving = await listReceiving(database, owners)
  for (const key of new Set(owners)) if (!receiving.has(key)) await storage.removeParts(key)
}
