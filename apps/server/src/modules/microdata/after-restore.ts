import type { Db } from '../../kernel/database/database.ts'
import { failWaiting } from './sending-store.ts'

/** Sends no form that may have been sent since the backup was made. */
export async function afterRestore(db: Db): Promise<string[]> {
  const count = await failWaiting(db)
  return [
    `${count} forms of microdata that waited to be sent are marked so: staff send them again.`,
  ]
}
