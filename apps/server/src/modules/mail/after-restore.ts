import type { Db } from '../../kernel/database/database.ts'
import { holdWaiting } from './restored-store.ts'

/** Sends nobody what may have been sent since the backup was made, or on another server. */
export async function afterRestore(db: Db): Promise<string[]> {
  const { held, cancelled } = await holdWaiting(db)
  return [
    `${held} mails that waited to be sent are held: who administers a project sends or cancels them.`,
    `${cancelled} mails of accounts, and to people without one, are cancelled.`,
  ]
}
