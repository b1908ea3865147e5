import type { Db } from '../../kernel/database/database.ts'
import { cancelWaiting, leaveOutOfDigests } from './restored-store.ts'

/** Tells nobody outside the page what they may have been told since the backup was made. */
export async function afterRestore(db: Db): Promise<string[]> {
  const messages = await cancelWaiting(db)
  const notices = await leaveOutOfDigests(db)
  return [
    `${messages} messages to phones that waited are cancelled.`,
    `${notices} notices that waited for the mail of the day are on the page alone.`,
  ]
}
