import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { listReturnedDone } from './waiting-store.ts'
import { nothingIsReturned } from './tell.ts'

/** What was completed so long ago is looked at: more than the time between two runs by far. */
const LOOKED_BACK_MS = 24 * 3_600_000

/**
 * Says that what was returned waits for its mentee no more where the action is completed, by whomever: they
 * could not hand it in again.
 */
export async function withdrawDone({
  database,
  now,
}: Pick<JobContext, 'database' | 'now'>): Promise<void> {
  const since = new Date(now.getTime() - LOOKED_BACK_MS)
  await database.transaction(async (db) => {
    await nothingIsReturned({ db, now }, await listReturnedDone(db, since))
  })
}
