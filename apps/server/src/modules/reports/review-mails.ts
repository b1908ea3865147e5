import type { Db } from '../../kernel/database/database.ts'
import type { LeavingMail } from '../mail/index.ts'
import { findReceiving } from './schedule-store.ts'

/** What the mails with reports are called. */
export const SCHEDULED = 'reports.scheduled'

/** For which schedule, person and moment a mail is: a second one is not queued. */
export const mailKey = (mail: {
  readonly scheduleId: number
  readonly userId: number
  readonly dueAt: string
}): string => `reports.${mail.scheduleId}.${mail.userId}.${mail.dueAt}`

const KEY = /^reports\.(\d+)\.(\d+)\./

/**
 * Mails with reports as they leave, hours after they were written perhaps: none does whose receiver may not
 * read the report any more or has stopped it, nor where the report or its schedule is gone.
 */
export async function reviewMails(
  db: Db,
  mails: readonly LeavingMail[],
): Promise<Map<number, null>> {
  const ours = mails.flatMap(({ id, key, template }) => {
    const [, scheduleId, userId] = KEY.exec(key) ?? []
    return template === SCHEDULED && scheduleId !== undefined && userId !== undefined
      ? [{ id, scheduleId: Number(scheduleId), userId: Number(userId) }]
      : []
  })
  if (ours.length === 0) return new Map()
  const receiving = new Set(await findReceiving(db, ours))
  return new Map(ours.filter(({ id }) => !receiving.has(id)).map(({ id }) => [id, null]))
}
