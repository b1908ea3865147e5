import type { Database } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import { deleteEnded } from './message-store.ts'
import { deleteOld } from './purge-store.ts'

const DAY_MS = 86_400_000

/** What was read, or holds no more, is listed for so long. */
const SETTLED_DAYS = 180
/** And what nobody has read, for so long. */
const ALL_DAYS = 730

/** What a message service was given is known for so long. */
const MESSAGE_DAYS = 30

/** So many are deleted in one transaction. */
const AT_ONCE = 5_000

/** Deletes notices that are too old to be of any use. */
export async function purgeOld({
  database,
  now,
}: {
  readonly database: Database
  readonly now: Date
}): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ages = { settledBefore: before(SETTLED_DAYS), allBefore: before(ALL_DAYS) }
  await deleteEnded(database, before(MESSAGE_DAYS))
  await inBatches(async () => (await deleteOld(database, ages, AT_ONCE)) === AT_ONCE)
}
