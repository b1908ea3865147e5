import { DIGEST_TIME } from '@telemachos/contract/notifications/limits'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { takeForDigests } from './digest-store.ts'
import { queueLists } from './queue-lists.ts'

const TEMPLATE = 'notifications.digest'

/**
 * Mails people at DIGEST_TIME in Athens what they wanted to be told once a day, and have not read
 * meanwhile: one mail for a project. A server that was not there at that time does it once it is.
 */
export async function sendDigests({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<void> {
  const before = lastDigestTime(now)
  await inBatches(() => database.transaction((tx) => sendSome(tx, before, now)), { signal })
}

async function sendSome(db: Db, before: Date, now: Date): Promise<boolean> {
  const rows = await takeForDigests(db, before, now)
  await queueLists(db, TEMPLATE, rows, now)
  return rows.length > 0
}

/** The last time that a mail of the day was to leave. */
function lastDigestTime(now: Date): Date {
  const today = todayInAthens(now)
  const at = new Date(athensInstant(today, DIGEST_TIME))
  return at <= now ? at : new Date(athensInstant(addDays(today, -1), DIGEST_TIME))
}
