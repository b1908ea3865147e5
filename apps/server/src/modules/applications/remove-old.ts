import { KEPT_MONTHS } from '@telemachos/contract/applications/limits'
import type { Database } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { deleteOldApplications, deleteOldLinks } from './application-store.ts'
import { deleteUnfinished, keysInUse } from './document-store.ts'
import { deleteOldDrafts } from './draft-store.ts'
import { deleteOldRegistrations } from './registration-store.ts'
import { AREA } from './own-documents.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Removes drafts to which nobody came back, and applications of people who were not selected, after their time. */
export async function removeOld(database: Database, now: Date): Promise<void> {
  await deleteOldDrafts(database, now)
  await deleteOldLinks(database, now)
  await deleteOldRegistrations(database, now)
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  await deleteOldApplications(database, before)
}

/** Removes documents that never arrived whole, and contents that no document has. Rows go first. */
export async function sweepDocuments(
  database: Database,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  await deleteUnfinished(database, new Date(now.getTime() - DAY_MS))
  const keys = await storage.listOlder(AREA, new Date(now.getTime() - HOUR_MS))
  const known = await keysInUse(database, keys)
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
}
