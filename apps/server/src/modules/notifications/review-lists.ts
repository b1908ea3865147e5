import type { Db } from '../../kernel/database/database.ts'
import type { LeavingMail } from '../mail/index.ts'
import { listUnread } from './digest-store.ts'

/** A line of a mail that lists notices; without an id where it was queued before lines had one. */
interface ListedLine {
  readonly id?: number
}

/**
 * Mails that list notices as they leave: lines that somebody has read meanwhile, or that no longer hold,
 * are left out; a mail without a line is not sent.
 */
export async function reviewLists(
  db: Db,
  mails: readonly LeavingMail[],
): Promise<Map<number, LeavingMail['model'] | null>> {
  const listing = mails.flatMap((mail) => {
    const { lines } = mail.model
    return Array.isArray(lines) ? [{ mail, lines: lines as readonly ListedLine[] }] : []
  })
  const ids = listing.flatMap(({ lines }) => lines.flatMap(({ id }) => id ?? []))
  const unread = new Set(ids.length === 0 ? [] : await listUnread(db, ids))
  const changed = new Map<number, LeavingMail['model'] | null>()
  for (const { mail, lines } of listing) {
    const left = lines.filter(({ id }) => id === undefined || unread.has(id))
    if (left.length === lines.length) continue
    const isNothing = left.length === 0 && !mail.model['more']
    changed.set(mail.id, isNothing ? null : { ...mail.model, lines: left })
  }
  return changed
}
