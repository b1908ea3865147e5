import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import type { MailPurpose } from './mail-purposes.ts'

/** Has whoever asks for mails to the same mailboxes, or from the same network, wait until the transaction ends. */
export async function lockRequests(db: Db, keys: readonly string[]): Promise<void> {
  await db.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('requested mail ' || k.key, 0))
    from unnest(${keys}::text[]) with ordinality as k (key, place) order by k.place`)
}

interface RequestedRow {
  mailbox: string
  purpose: MailPurpose
  at: string
  until: string
  used: boolean
}

/** What went to mailboxes since an instant. */
export function listRequested(
  db: Db,
  mailboxes: readonly string[],
  since: Date,
): Promise<RequestedRow[]> {
  return db.rows(sql`
    select mailbox, purpose, at, until, used from requested_mails
    where mailbox = any (${mailboxes}::text[]) and at > ${since}::timestamptz`)
}

/** How many mails of a purpose a network has asked for since an instant, and how many all networks have, up to a bound. */
export function countRequested(
  db: Db,
  { network, purpose }: { readonly network: string; readonly purpose: MailPurpose },
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<{ own: number; all: number }> {
  return db.one(sql`
    select
      (select count(*)::int from requested_mails
        where network = ${network} and purpose = ${purpose} and at > ${since}::timestamptz) as own,
      (select count(*)::int from (
        select from requested_mails
        where network <> '' and at > ${since}::timestamptz limit ${whole(most)}) r) as all`)
}

/** Notes mails that were asked for. */
export async function insertRequested(
  db: Db,
  mailboxes: readonly string[],
  mail: {
    readonly network: string
    readonly purpose: MailPurpose
    readonly at: Date
    readonly until: Date
  },
): Promise<void> {
  await db.run(sql`
    insert into requested_mails (mailbox, network, purpose, at, until)
    select mailbox, ${mail.network}, ${mail.purpose}, ${mail.at}::timestamptz, ${mail.until}::timestamptz
    from unnest(${mailboxes}::text[]) as given (mailbox)`)
}

/** Notes that a link of a purpose to a mailbox was used. */
export async function writeUsed(db: Db, mailbox: string, purpose: MailPurpose): Promise<void> {
  await db.run(sql`
    update requested_mails set used = true
    where mailbox = ${mailbox} and purpose = ${purpose} and not used`)
}

/** Forgets what counts no more. */
export function deleteRequested(db: Db, before: Date): Promise<number> {
  return db.run(sql`delete from requested_mails where at < ${before}::timestamptz`)
}
