import { DAYS_FILLED } from '@telemachos/contract/indicators/limits'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { insertDays, takeUncounted } from './daily-store.ts'

/**
 * Counts the days that have passed and are not counted, project by project: at first the past as far as it
 * goes back, then each day after it. What is counted stays as it is, whoever leaves or is erased later.
 */
export async function countDays({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<void> {
  const today = todayInAthens(now)
  await inBatches(() => database.transaction((db) => countProject(db, today)), { signal })
}

/** Counts the days of one project until yesterday. @returns whether there was one with any to count. */
export async function countProject(db: Db, today: string): Promise<boolean> {
  const yesterday = addDays(today, -1)
  const earliest = addDays(today, -DAYS_FILLED)
  const next = await takeUncounted(db, { until: yesterday, earliest })
  if (next) await insertDays(db, { ...next, to: yesterday })
  return next !== undefined
}
