import type { Db } from '../kernel/database/database.ts'
import { forgetJobs } from '../kernel/jobs/jobs-store.ts'
import { emptyOutbox } from '../kernel/outbox.ts'
import { DOMAINS } from './domains.ts'

/**
 * Ends in every domain what is not to live on from the time of a backup. Answers to keyed writes stay:
 * what they answer to is in the backup too, and is not to be done again.
 * @returns what was done, in sentences for the operator.
 */
export async function afterRestore(db: Db): Promise<string[]> {
  await emptyOutbox(db)
  await forgetJobs(db)
  const said: string[] = []
  for (const domain of DOMAINS) said.push(...((await domain.afterRestore?.(db)) ?? []))
  return said.filter((sentence) => !sentence.startsWith('0 '))
}
