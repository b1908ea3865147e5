import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { lacksConsent } from './consent-store.ts'

/**
 * Whether the administrator `users a` may stand in for the person `users u` in a project: an active
 * Admin of it, for an active person of it who is Admin nowhere that the administrator is not; a
 * SuperAdmin for anybody of it. Never for a SuperAdmin, and for nobody's own self.
 */
function mayStandIn(projectId: Sql): Sql {
  return sql`(a.state = 1 and u.state = 1 and a.id <> u.id and not u.super_admin
    and exists (
      select from memberships
      where user_id = u.id and project_id = ${projectId} and left_at is null)
    and (a.super_admin or (
      exists (
        select from memberships
        where user_id = a.id and project_id = ${projectId} and left_at is null
          and 'Admin' = any (roles))
      and not exists (
        select from memberships theirs
        where theirs.user_id = u.id and theirs.left_at is null and 'Admin' = any (theirs.roles)
          and not exists (
            select from memberships own
            where own.user_id = a.id and own.project_id = theirs.project_id
              and own.left_at is null and 'Admin' = any (own.roles))))))`
}

/** Whether the rights behind a session `s` of an administrator in somebody's place still hold. */
export const standInHolds: Sql = sql`exists (
  select from users a
  join sessions o on o.id_hash = s.admin_session and o.user_id = a.id and o.expires_at > now()
  where a.id = s.admin_id and ${mayStandIn(sql`s.project_id`)})`

interface Pair {
  readonly adminId: number
  readonly userId: number
  readonly projectId: number
}

/** The roles of a person in the project, in order, if the administrator may stand in for them. */
export async function findStandInRoles(db: Db, pair: Pair): Promise<Role[] | undefined> {
  const row = await db.row<{ roles: Role[] }>(sql`
    select m.roles
    from users a
    join users u on u.id = ${pair.userId}
    join memberships m on m.user_id = u.id and m.project_id = ${pair.projectId} and m.left_at is null
    where a.id = ${pair.adminId} and ${mayStandIn(sql`${pair.projectId}`)}`)
  return row?.roles
}

/** A way of being signed in in which an administrator views as somebody. */
export interface ViewRef {
  readonly sessionKey: string
  readonly viewedId: number
}

export interface ViewRow {
  sessionKey: string
  userId: number
  adminId: number
  language: Language
  projectId: number
  roles: Role[]
  /** The project is closed to the person until they consent. */
  awaiting: boolean
}

/** The people as whom sessions view, in the session's project, where the administrator may. */
export function readViewRows(db: Db, views: readonly ViewRef[]): Promise<ViewRow[]> {
  return db.rows(sql`
    select s.id_hash as "sessionKey", u.id as "userId", a.id as "adminId", a.language,
      m.project_id as "projectId", m.roles, ${lacksConsent} as awaiting
    from unnest(${views.map(({ sessionKey }) => sessionKey)}::text[],
      ${views.map(({ viewedId }) => viewedId)}::int[]) as given (session_key, viewed_id)
    join sessions s on s.id_hash = given.session_key and s.expires_at > now() and s.admin_id is null
    join users a on a.id = s.user_id
    join users u on u.id = given.viewed_id
    join memberships m on m.user_id = u.id and m.project_id = s.project_id and m.left_at is null
    join projects p on p.id = m.project_id
    where ${mayStandIn(sql`s.project_id`)}`)
}

interface NewToken {
  readonly adminSession: string
  readonly tokenHash: string
  readonly projectId: number
  readonly userId: number
  readonly returnUrl: string
  readonly seconds: number
}

/** Keeps a token for logging in as somebody, in place of an earlier one of the same session. */
export async function replaceToken(db: Db, token: NewToken): Promise<void> {
  await db.run(sql`
    insert into login_as_tokens
      (admin_session, token_hash, project_id, user_id, return_url, expires_at)
    values (${token.adminSession}, ${token.tokenHash}, ${token.projectId}, ${token.userId},
      ${token.returnUrl}, now() + make_interval(secs => ${token.seconds}))
    on conflict (admin_session) do update set token_hash = excluded.token_hash,
      project_id = excluded.project_id, user_id = excluded.user_id,
      return_url = excluded.return_url, expires_at = excluded.expires_at`)
}

/** Takes the session's token, which can be done once; undefined when it is another's or too late. */
export function takeToken(
  db: Db,
  adminSession: string,
  tokenHash: string,
): Promise<{ projectId: number; userId: number; returnUrl: string } | undefined> {
  return db.row(sql`
    delete from login_as_tokens
    where admin_session = ${adminSession} and token_hash = ${tokenHash} and expires_at > now()
    returning project_id as "projectId", user_id as "userId", return_url as "returnUrl"`)
}

interface NewStandIn extends Pair {
  readonly sessionKey: string
  readonly adminSession: string
  readonly role: Role | null
  readonly seconds: number
}

/** Starts a session in somebody's place, which lasts no longer than the administrator's own. */
export async function insertStandIn(db: Db, session: NewStandIn): Promise<void> {
  await db.run(sql`
    insert into sessions (id_hash, user_id, project_id, role, expires_at, admin_id, admin_session)
    select ${session.sessionKey}, ${session.userId}, ${session.projectId}, ${session.role}::text,
      least(now() + make_interval(secs => ${session.seconds}), own.expires_at),
      ${session.adminId}::int, own.id_hash
    from sessions own where own.id_hash = ${session.adminSession}`)
}

/**
 * Ends a session in somebody's place and gives the administrator's own a new key.
 * @returns whether the administrator's own session was still there.
 */
export async function endStandIn(db: Db, sessionKey: string, newKey: string): Promise<boolean> {
  const ended = await db.row<{ adminSession: string | null }>(sql`
    delete from sessions where id_hash = ${sessionKey} returning admin_session as "adminSession"`)
  if (!ended?.adminSession) return false
  const moved = await db.run(sql`
    update sessions set id_hash = ${newKey} where id_hash = ${ended.adminSession}`)
  return moved === 1
}

/** A person's name, for saying who stands in. */
export function readName(
  db: Db,
  userId: number,
): Promise<{ Id: number; FirstName: string; LastName: string }> {
  return db.one(sql`
    select id as "Id", first_name as "FirstName", last_name as "LastName"
    from users where id = ${userId}`)
}
