import type { Database } from '../../kernel/database/database.ts'
import { deleteFilesOf } from '../files/index.ts'
import { deleteItems, listDeleted } from './item-writes-store.ts'
import { LIBRARY } from './file-kind.ts'

const DAY_MS = 86_400_000

/**
 * Deletes for good what was deleted a day ago: the rows, whose contents the sweep of files removes a
 * day later.
 */
export async function sweepLibrary(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await database.transaction(async (tx) => {
    const ids = await listDeleted(tx, before)
    if (ids.length === 0) return
    await deleteFilesOf(tx, LIBRARY, ids)
    await deleteItems(tx, ids)
  })
}
