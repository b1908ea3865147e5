import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { addressee, type Addressee } from './token-store.ts'

/** For how long a new address can be confirmed. */
export const CONFIRM_DAYS = 1

/** For how long a change can be taken back after it may have been confirmed last. */
export const UNDO_DAYS = 7

/** A person whose address is to change. */
export interface EmailOwner extends Addressee {
  email: string
}

/** People with their present addresses. */
export function listEmailOwners(db: Db, userIds: readonly number[]): Promise<EmailOwner[]> {
  return db.rows(sql`
    select ${addressee}, u.email from users u where u.id = any (${userIds}::int[]) order by u.id`)
}

export interface NewEmailChange {
  readonly userId: number
  readonly address: string
  readonly previous: string
  readonly requestedBy: number
  /** Null where there is nothing to confirm, since the address was removed. */
  readonly confirmHash: string | null
  /** Null where there was no address before that could take it back. */
  readonly undoHash: string | null
}

/** Keeps changes, each instead of what was not yet confirmed of the same person. */
export async function insertEmailChanges(
  db: Db,
  changes: readonly NewEmailChange[],
): Promise<void> {
  await db.run(sql`
    delete from email_changes
    where confirmed_at is null and user_id = any (${changes.map(({ userId }) => userId)}::int[])`)
  await db.run(sql`
    insert into email_changes (user_id, address, previous, requested_by, confirmed_at, confirm_hash,
      confirm_until, undo_hash, undo_until)
    select g."userId", g.address, g.previous, g."requestedBy",
      case when g."confirmHash" is null then now() end, g."confirmHash",
      now() + make_interval(days => ${CONFIRM_DAYS}), g."undoHash",
      now() + make_interval(days => ${CONFIRM_DAYS + UNDO_DAYS})
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g ("userId" int, address text,
      previous text, "requestedBy" int, "confirmHash" text, "undoHash" text)`)
}

/** An address that waits for its confirmation. */
export function findPendingEmail(
  db: Db,
  userId: number,
): Promise<{ address: string; until: string } | undefined> {
  return db.row(sql`
    select address, confirm_until as until from email_changes
    where user_id = ${userId} and confirmed_at is null and confirm_until > now()`)
}

/** Gives what waits another link, which holds from now; undefined where nothing waits. */
export async function renewPendingEmail(
  db: Db,
  userId: number,
  confirmHash: string,
): Promise<string | undefined> {
  const row = await db.row<{ address: string }>(sql`
    update email_changes set confirm_hash = ${confirmHash},
      confirm_until = now() + make_interval(days => ${CONFIRM_DAYS}),
      undo_until = now() + make_interval(days => ${CONFIRM_DAYS + UNDO_DAYS})
    where user_id = ${userId} and confirmed_at is null and confirm_until > now()
    returning address`)
  return row?.address
}

/** Forgets the address that waits; false where none does. */
export async function deletePendingEmail(db: Db, userId: number): Promise<boolean> {
  return (
    (await db.run(sql`
      delete from email_changes where user_id = ${userId} and confirmed_at is null`)) > 0
  )
}

/** What a mailed link is about. */
export interface EmailLink {
  id: number
  kind: 'confirm' | 'undo'
  userId: number
  username: string
  address: string
  previous: string
  isConfirmed: boolean
}

/**
 * The change that a link confirms or takes back, while it holds: to confirm, the person must still have
 * the address that was theirs when it was asked for. Locked until the transaction ends where `lock`.
 */
export function findEmailLink(
  db: Db,
  hash: string,
  { lock }: { readonly lock: boolean },
): Promise<EmailLink | undefined> {
  return db.row(sql`
    select c.id, case when c.confirm_hash = ${hash} then 'confirm' else 'undo' end as kind,
      c.user_id as "userId", u.username, c.address, c.previous,
      c.confirmed_at is not null as "isConfirmed"
    from email_changes c join users u on u.id = c.user_id and u.state = 1
    where (c.confirm_hash = ${hash} and c.confirm_until > now() and u.email = c.previous)
      or (c.undo_hash = ${hash} and c.undo_until > now())
    ${lock ? sql`for update of c, u` : sql``}`)
}

/** Says that an address was confirmed from there; its link is used up. */
export async function markConfirmed(db: Db, id: number): Promise<void> {
  await db.run(sql`
    update email_changes set confirmed_at = now(), confirm_hash = null where id = ${id}`)
}

/** Removes a change and what the person changed after it. */
export async function deleteEmailChanges(db: Db, userId: number, fromId: number): Promise<void> {
  await db.run(sql`delete from email_changes where user_id = ${userId} and id >= ${fromId}`)
}

/** Removes changes that can be taken back no more. */
export function deleteOldEmailChanges(db: Db): Promise<number> {
  return db.run(sql`delete from email_changes where undo_until <= now()`)
}
