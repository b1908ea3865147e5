import {
  DRAFT_DOCUMENT_DAYS,
  KEPT_MONTHS,
  PROOF_DAYS,
} from '@telemachos/contract/applications/limits'
import type { Database } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { deleteOldApplications, deleteOldLinks } from './application-store.ts'
import { HOLDS_MS } from './captcha.ts'
import { deleteOldUses } from './captcha-store.ts'
import { deleteDraftDocuments, deleteUnfinished, keysInUse } from './document-store.ts'
import { deleteOldDrafts } from './draft-store.ts'
import { deleteOldRegistrations } from './registration-store.ts'
import { AREA } from './own-documents.ts'
import { deleteOldProofs, deleteUnproven } from './proof-store.ts'
import { deleteOldUploads } from './upload-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Removes drafts to which nobody came back, and their documents sooner, applications whose address nobody has proven, and those of people
 * who were not selected, after their time.
 * @param mailsLeave whether there is a mail server: without one nobody can prove anything in time.
 */
export async function removeOld(database: Database, now: Date, mailsLeave: boolean): Promise<void> {
  await deleteOldDrafts(database, now)
  await deleteDraftDocuments(database, new Date(now.getTime() - DRAFT_DOCUMENT_DAYS * DAY_MS))
  await deleteOldUploads(database, new Date(now.getTime() - DAY_MS))
  await deleteOldLinks(database, now)
  await deleteOldRegistrations(database, now)
  await deleteOldProofs(database, now)
  await deleteOldUses(database, new Date(now.getTime() - HOLDS_MS - HOUR_MS))
  if (mailsLeave) await deleteUnproven(database, new Date(now.getTime() - PROOF_DAYS * DAY_MS))
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  await deleteOldApplications(database, before)
}

/** Removes documents that did not arrive whole in a day, or not at all in an hour, and contents that no document has. Rows go first. */
export async function sweepDocuments(
  database: Database,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await deleteUnfinished(database, { whole: new Date(now.getTime() - DAY_MS), any: hourAgo })
  const keys = await storage.listOlder(AREA, hourAgo)
  const known = await keysInUse(database, keys)
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
}
