import type { Db } from '../../kernel/database/database.ts'
import type { LeavingMail } from '../mail/index.ts'
import { listPlannedTimes } from './planned-dates-store.ts'

/** A date as a mail tells it; without an id where it was queued before dates had one. */
interface ToldDate {
  readonly id?: number
  readonly at: string
}

/**
 * Mails of dates as they leave: a meeting that was moved, held or cancelled since, or has begun, is no
 * longer told of; a mail without a meeting is not sent.
 */
export async function reviewDates(
  db: Db,
  mails: readonly LeavingMail[],
): Promise<Map<number, LeavingMail['model'] | null>> {
  const dated = mails.flatMap((mail) => {
    const { meetings } = mail.model
    return Array.isArray(meetings) ? [{ mail, meetings: meetings as readonly ToldDate[] }] : []
  })
  const ids = dated.flatMap(({ meetings }) => meetings.flatMap(({ id }) => id ?? []))
  const planned = ids.length === 0 ? [] : await listPlannedTimes(db, ids)
  const times = new Map(planned.map(({ id, at }) => [id, Date.parse(at)]))
  const changed = new Map<number, LeavingMail['model'] | null>()
  for (const { mail, meetings } of dated) {
    const held = meetings.filter(
      ({ id, at }) => id === undefined || times.get(id) === Date.parse(at),
    )
    if (held.length === meetings.length) continue
    changed.set(mail.id, held.length === 0 ? null : { ...mail.model, meetings: held })
  }
  return changed
}
