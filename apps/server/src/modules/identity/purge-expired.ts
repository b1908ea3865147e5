import type { Db } from '../../kernel/database/database.ts'
import { deleteOldAttempts } from './attempts-store.ts'
import { deleteOldDevices } from './known-devices-store.ts'
import { deleteOldEmailChanges } from './email-changes-store.ts'
import { deleteExpiredSessions } from './store.ts'
import { deleteExpiredTokens } from './token-store.ts'

/** Removes sessions, links, counted attempts, browsers and changes of addresses whose time has passed. */
export async function purgeExpired(db: Db): Promise<void> {
  await Promise.all([
    deleteExpiredSessions(db),
    deleteExpiredTokens(db),
    deleteOldAttempts(db),
    deleteOldDevices(db),
    deleteOldEmailChanges(db),
  ])
}
