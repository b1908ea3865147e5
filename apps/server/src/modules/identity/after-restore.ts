import type { Db } from '../../kernel/database/database.ts'
import * as store from './restored-store.ts'

/**
 * Ends what opened accounts at the time of the backup: it may have been ended, or used up, since then.
 * Sessions and links are in no backup, but they were in those of older releases.
 * What people keep for long, such as their password, is as it was, and so is the link by which somebody
 * takes back a change of their address: it protects them.
 */
export async function afterRestore(db: Db): Promise<string[]> {
  const sessions = await store.deleteEverySession(db)
  const links = await store.deleteEveryToken(db)
  const addresses = await store.deletePendingEmails(db)
  await store.deleteResetRequests(db)
  return [
    `${sessions} sessions are ended: everybody signs in anew.`,
    `${links} links by which somebody sets a password, invitations too, hold no more: invite again.`,
    `${addresses} e-mail addresses that waited to be confirmed are forgotten.`,
  ]
}
