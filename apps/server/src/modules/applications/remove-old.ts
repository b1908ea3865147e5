import { KEPT_MONTHS, PROOF_DAYS } from '@telemachos/contract/applications/limits'
import type { Database } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { deleteOldApplications, deleteOldLinks } from './application-store.ts'
import { HOLDS_MS } from './captcha.ts'
import { deleteOldUses } from './captcha-store.ts'
import { deleteUnfinished, keysInUse } from './document-store.ts'
import { deleteOldDrafts } from './draft-store.ts'
import { deleteOldRegistrations } from './registration-store.ts'
import { AREA } from './own-documents.ts'
import { deleteOldProofs, deleteUnproven } from './proof-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Removes drafts to which nobody came back, applications whose address nobody has proven, and those of people
 * who were not selected, after their time.
 * @param mailsLeave whether there is a mail server: without one nobody can prove anything in time.
 */
export async function removeOld(database: Database, now: Date, mailsLeave: boolean): Promise<void> {
  await deleteOldDrafts(database, now)
  await deleteOldLinks(database, now)
  await deleteOldRegistrations(database, now)
  await deleteOldProofs(database, now)
  await deleteOldUses(database, new Date(now.getTime() - HOLDS_MS - HOUR_MS))
  if (mailsLeave) await deleteUnproven(database, new Date(now.getTime() - PROOF_DAYS * DAY_MS))
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
