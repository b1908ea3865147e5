import { notices as kinds } from '@telemachos/contract/notices'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { queueLists } from './queue-lists.ts'
import { takeToRemind } from './remind-store.ts'

const TEMPLATE = 'notifications.reminder'

const DAY = 24 * 60 * 60_000
/** What waits for somebody is left to them for so long. */
const WAITED_MS = 3 * DAY
/** Nobody is reminded more often, and of nothing twice. */
const PAUSE_MS = 7 * DAY

const WAITING = Object.entries(kinds)
  .filter(([, { waits }]) => waits)
  .map(([kind]) => kind)

/** Reminds people by one mail of everything that waits for them and that they have not read. */
export async function remindOfWaiting({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<void> {
  const limits = {
    kinds: WAITING,
    before: new Date(now.getTime() - WAITED_MS),
    remindedBefore: new Date(now.getTime() - PAUSE_MS),
    now,
  }
  await inBatches(
    () =>
      database.transaction(async (tx) => {
        const rows = await takeToRemind(tx, limits)
        await queueLists(tx, TEMPLATE, rows, now)
        return rows.length > 0
      }),
    { signal },
  )
}
