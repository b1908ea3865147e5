import type { Db } from '../../kernel/database/database.ts'
import { endFeed } from '../meetings/index.ts'
import { forgetDevices } from './known-devices-store.ts'
import { deleteAllSessions } from './session-store.ts'

/**
 * Ends whatever lets anybody in as a person, who may not be the only one who has it: every session, the
 * address of the calendar, which opens without one, and the devices that are known.
 */
export async function endAccess(db: Db, userId: number): Promise<void> {
  await deleteAllSessions(db, userId)
  await endFeed(db, userId)
  await forgetDevices(db, userId)
}
