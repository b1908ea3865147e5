import { DESCRIPTIONS } from '@telemachos/contract/actions/description-limits'
import type { Database } from '../../kernel/database/database.ts'
import { releaseFiles } from '../files/index.ts'
import { deleteUnused, filesInUse, noteUnused } from './picture-store.ts'

const UNUSED_MS = 7 * 86_400_000

/**
 * Forgets pictures that no description, earlier version or draft has named for a week, in which an author
 * may take one back; their files go with others that are nothing's. Run once a day.
 */
export async function sweepPictures(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await noteUnused(tx, now)
    await deleteUnused(tx, new Date(now.getTime() - UNUSED_MS))
    await releaseFiles(tx, DESCRIPTIONS, (ids) => filesInUse(tx, ids))
  })
}
