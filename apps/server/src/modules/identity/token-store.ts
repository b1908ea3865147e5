import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export type TokenPurpose = 'reset' | 'invitation'

/** What a link is made for: a person, and what the mail calls them. */
export interface Addressee {
  readonly userId: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  /** How to address the person, where they chose it themselves. */
  readonly vocative: string | null
}

/** The columns of an addressee, of the row `u` of users. */
export const addressee = sql`u.id as "userId", u.username, u.first_name as "firstName",
  u.last_name as "lastName", u.fields ->> 'vocative' as vocative`

/** More accounts than a family shares an address: what is beyond is a mistake in the data. */
const ACCOUNTS_OF_ADDRESS = 20

/** The active accounts of an e-mail address, compared without regard to case. */
export function listAccountsOf(db: Db, email: string): Promise<Addressee[]> {
  return db.rows(sql`
    select ${addressee} from users u
    where lower(u.email) = lower(${email}) and u.email <> '' and u.state = 1
    order by u.id limit ${ACCOUNTS_OF_ADDRESS}`)
}

/** A person as a mail addresses them; undefined where there is no address to send one to. */
export function findMailable(db: Db, userId: number): Promise<Addressee | undefined> {
  return db.row(sql`select ${addressee} from users u where u.id = ${userId} and u.email <> ''`)
}

/** A member of the project who is to be invited, with what may stand in the way. */
export interface Invitee extends Addressee {
  readonly isActive: boolean
  readonly hasSignedIn: boolean
  /** '' for none. */
  readonly email: string
}

/** Those of the people who are in the project. */
export function listInvitees(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<Invitee[]> {
  return db.rows(sql`
    select ${addressee}, u.state = 1 as "isActive", u.email,
      u.password_hash is not null and u.last_signed_in_at is not null as "hasSignedIn"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.left_at is null and m.user_id = any (${userIds}::int[])
    order by u.id`)
}

export interface NewTokens {
  readonly purpose: TokenPurpose
  /** How long they hold. */
  readonly seconds: number
  readonly tokens: readonly { readonly userId: number; readonly hash: string }[]
}

/** Keeps a link for each person; the one before is void. */
export async function insertTokens(db: Db, { purpose, seconds, tokens }: NewTokens): Promise<void> {
  await db.run(sql`
    insert into password_tokens (user_id, token_hash, purpose, expires_at)
    select user_id, token_hash, ${purpose}, now() + make_interval(secs => ${seconds})
    from unnest(${tokens.map(({ userId }) => userId)}::int[],
      ${tokens.map(({ hash }) => hash)}::text[]) as given (user_id, token_hash)
    on conflict (user_id) do update set token_hash = excluded.token_hash,
      purpose = excluded.purpose, expires_at = excluded.expires_at`)
}

/** Whose password a link sets, while it holds. */
export function findToken(
  db: Db,
  hash: string,
): Promise<{ userId: number; username: string; purpose: TokenPurpose } | undefined> {
  return db.row(sql`
    select t.user_id as "userId", u.username, t.purpose
    from password_tokens t join users u on u.id = t.user_id and u.state = 1
    where t.token_hash = ${hash} and t.expires_at > now()`)
}

/** Uses a link up, in the transaction of what it is used for: of several attempts one succeeds. */
export async function spendToken(db: Db, hash: string): Promise<number | undefined> {
  const row = await db.row<{ userId: number }>(sql`
    delete from password_tokens t using users u
    where u.id = t.user_id and u.state = 1 and t.token_hash = ${hash} and t.expires_at > now()
    returning t.user_id as "userId"`)
  return row?.userId
}

/** Makes a person's link void. */
export async function deleteTokens(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from password_tokens where user_id = ${userId}`)
}

/** Removes links whose time has passed. */
export function deleteExpiredTokens(db: Db): Promise<number> {
  return db.run(sql`delete from password_tokens where expires_at <= now()`)
}
