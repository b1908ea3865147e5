import { RUN_DAYS } from '@telemachos/contract/scripts/limits'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { deleteRuns } from './run-store.ts'

const DAY_MS = 86_400_000
/** So many are deleted in one transaction. */
const AT_ONCE = 5_000

/** Deletes runs that nobody looks for any more. */
export async function purgeRuns({ database, now, signal }: JobContext): Promise<void> {
  const before = new Date(now.getTime() - RUN_DAYS * DAY_MS)
  await inBatches(async () => (await deleteRuns(database, before, AT_ONCE)) === AT_ONCE, { signal })
}
