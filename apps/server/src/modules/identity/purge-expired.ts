import type { Db } from '../../kernel/database/database.ts'
import { deleteOldAttempts } from './attempts-store.ts'
import { deleteExpiredSessions } from './store.ts'
import { deleteExpiredTokens } from './token-store.ts'

/** Removes sessions, links and counted attempts whose time has passed. */
export async function purgeExpired(db: Db): Promise<void> {
  await Promise.all([deleteExpiredSessions(db), deleteExpiredTokens(db), deleteOldAttempts(db)])
}
