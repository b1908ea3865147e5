import { hash } from 'node:crypto'
import type { Database, Db } from '../../kernel/database/database.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { mailboxOf } from './mailbox.ts'
import { LIMITS, mayMail, type MailPurpose, type RequestedMail } from './mail-purposes.ts'
import * as store from './requested-mails-store.ts'

const MINUTE_MS = 60_000

/** For so long one network, and all together, are counted. */
const WINDOW_MS = 15 * MINUTE_MS

/** Mails that all networks together ask for in that time. */
const MAX_OF_ALL = 3_000

/** For so long a mailbox is remembered. */
const REMEMBERED_MS = 8 * 24 * 60 * MINUTE_MS

/** Mails that somebody wants sent by naming addresses that they have not proven to be theirs. */
export interface MailWish {
  readonly purpose: MailPurpose
  readonly recipients: readonly string[]
  /** The network address of whoever asks; undefined for staff, who are not counted by it. */
  readonly address: string | undefined
  /** Whether it is asked for expressly, by somebody who waits for the one before. */
  readonly isAgain?: boolean
  readonly now: Date
}

/**
 * Whether mails may go to addresses that nobody has proven, one answer for each: the one place that limits
 * them, by mailbox, by network and in all. What may go is noted, in the transaction that queues it.
 */
export async function allowMails(db: Db, wish: MailWish): Promise<boolean[]> {
  const { purpose, recipients, address, isAgain = false, now } = wish
  if (recipients.length === 0) return []
  const { holds } = LIMITS[purpose]
  const network = address === undefined ? '' : hashOf(networkOf(address))
  const mailboxes = recipients.map((one) => hashOf(mailboxOf(one)))
  // Mailboxes before networks, and each in one order: nobody waits for somebody who waits for them.
  const locks = [...new Set(mailboxes)].toSorted()
  await store.lockRequests(db, network === '' ? locks : [...locks, network])
  let left = network === '' ? Infinity : await countLeft(db, network, purpose, now)
  const known = await store.listRequested(db, locks, new Date(now.getTime() - REMEMBERED_MS))
  const before = Map.groupBy(known, ({ mailbox }) => mailbox)
  const sent = new Map(
    locks.map((mailbox) => [mailbox, (before.get(mailbox) ?? []).map(toRequested)]),
  )
  const until = new Date(now.getTime() + holds * MINUTE_MS)
  const allowed = mailboxes.map((mailbox) => {
    const own = sent.get(mailbox) ?? []
    if (left < 1 || !mayMail(purpose, own, { now, isAgain })) return false
    left -= 1
    own.push({ purpose, at: now, until, isUsed: false })
    return true
  })
  const noted = mailboxes.filter((_, place) => allowed[place])
  if (noted.length > 0) await store.insertRequested(db, noted, { network, purpose, at: now, until })
  return allowed
}

/** How many mails of a purpose a network may still ask for. */
async function countLeft(
  db: Db,
  network: string,
  purpose: MailPurpose,
  now: Date,
): Promise<number> {
  const { fromNetwork = Infinity } = LIMITS[purpose]
  const window = { since: new Date(now.getTime() - WINDOW_MS), most: MAX_OF_ALL }
  const { own, all } = await store.countRequested(db, { network, purpose }, window)
  return Math.min(fromNetwork - own, MAX_OF_ALL - all)
}

/** `allowMails` for one address. */
export async function allowMail(
  db: Db,
  { recipient, ...wish }: Omit<MailWish, 'recipients'> & { readonly recipient: string },
): Promise<boolean> {
  const [isAllowed = false] = await allowMails(db, { ...wish, recipients: [recipient] })
  return isAllowed
}

/** A link that was mailed has been used: who owns the mailbox wants what was asked for. */
export function noteUsed(db: Db, purpose: MailPurpose, recipient: string): Promise<void> {
  return store.writeUsed(db, hashOf(mailboxOf(recipient)), purpose)
}

/** Forgets what counts no more. */
export async function forgetRequested(database: Database, now: Date): Promise<void> {
  await store.deleteRequested(database, new Date(now.getTime() - REMEMBERED_MS))
}

const toRequested = (row: {
  purpose: MailPurpose
  at: string
  until: string
  used: boolean
}): RequestedMail => ({
  purpose: row.purpose,
  at: new Date(row.at),
  until: new Date(row.until),
  isUsed: row.used,
})

const hashOf = (text: string): string => hash('sha256', text, 'base64url')
