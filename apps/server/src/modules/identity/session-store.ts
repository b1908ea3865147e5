import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Notes that sessions are in use; one that is being changed may do without. */
export async function markSeen(db: Db, sessionKeys: readonly string[]): Promise<void> {
  await db.run(sql`
    update sessions set seen_at = now() where id_hash in (
      select id_hash from sessions where id_hash = any (${sessionKeys}::text[])
      for no key update skip locked)`)
}

export interface OwnSession {
  number: number
  userAgent: string
  address: string
  createdAt: string
  seenAt: string
  isCurrent: boolean
}

const PAGE = 20

/** A page of a person's living sessions: the one that asks, then the last seen. */
export async function listSessions(
  db: Db,
  userId: number,
  sessionKey: string,
  page: Paged,
): Promise<{ list: OwnSession[]; count: number }> {
  const [list, counted] = await Promise.all([
    db.rows<OwnSession>(sql`
      select number, user_agent as "userAgent", address, created_at as "createdAt",
        seen_at as "seenAt", id_hash = ${sessionKey} as "isCurrent"
      from sessions where user_id = ${userId} and admin_id is null and expires_at > now()
      order by id_hash = ${sessionKey} desc, seen_at desc, number desc
      ${pageOf(page, PAGE)}`),
    db.one<{ count: number }>(sql`
      select count(*)::int as count from sessions
      where user_id = ${userId} and admin_id is null and expires_at > now()`),
  ])
  return { list, count: counted.count }
}

/** Ends one of a person's sessions; its key, when it was theirs. */
export async function deleteOwnSession(
  db: Db,
  userId: number,
  number: number,
): Promise<string | undefined> {
  const row = await db.row<{ key: string }>(sql`
    delete from sessions where user_id = ${userId} and number = ${number} returning id_hash as key`)
  return row?.key
}

/** Ends every session of a person but one; their keys. */
export async function deleteSessionsBut(db: Db, userId: number, kept: string): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    delete from sessions where user_id = ${userId} and id_hash <> ${kept} returning id_hash as key`)
  return rows.map(({ key }) => key)
}

/** Ends every session of a person. */
export async function deleteAllSessions(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from sessions where user_id = ${userId}`)
}

/** Whether the person of a session proved who they are within the last minutes. */
export async function isFresh(db: Db, sessionKey: string, minutes: number): Promise<boolean> {
  const row = await db.row(sql`
    select from sessions
    where id_hash = ${sessionKey} and proven_at > now() - make_interval(mins => ${minutes})`)
  return row !== undefined
}

/** Notes that the person of a session has just proved who they are. */
export async function markProven(db: Db, sessionKey: string): Promise<void> {
  await db.run(sql`update sessions set proven_at = now() where id_hash = ${sessionKey}`)
}

/** Ends the sessions of people whom a query gives, and those in which they are in somebody's place. */
export const endingSessionsOf = (people: Sql): Sql => sql`
  delete from sessions s using (${people}) gone
  where s.user_id = gone.user_id or s.admin_id = gone.user_id`
