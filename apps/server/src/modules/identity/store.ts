import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface SessionRow {
  sessionKey: string
  userId: number
  superAdmin: boolean
  language: Language
  projectId: number | null
  role: Role | null
  /** Role lists by project id. */
  memberships: Record<string, Role[]>
}

/** Sessions that are alive, of people who are active, with the roles that they hold now. */
export function readSessionRows(db: Db, sessionKeys: readonly string[]): Promise<SessionRow[]> {
  return db.rows(sql`
    select s.id_hash as "sessionKey", s.user_id as "userId", u.super_admin as "superAdmin",
      u.language, s.project_id as "projectId", s.role, coalesce(m.held, '{}') as memberships
    from sessions s
    join users u on u.id = s.user_id and u.state = 1
    left join lateral (
      select jsonb_object_agg(project_id, to_jsonb(roles)) as held
      from memberships where user_id = u.id and left_at is null
    ) m on true
    where s.id_hash = any (${sessionKeys}::text[]) and s.expires_at > now()`)
}

export interface NewSession {
  sessionKey: string
  userId: number
  projectId: number | null
  role: Role | null
  seconds: number
}

/** Starts a session. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.run(sql`
    insert into sessions (id_hash, user_id, project_id, role, expires_at)
    values (${session.sessionKey}, ${session.userId}, ${session.projectId}, ${session.role},
      now() + make_interval(secs => ${session.seconds}))`)
}

/** Ends one session. */
export async function deleteSession(db: Db, sessionKey: string): Promise<void> {
  await db.run(sql`delete from sessions where id_hash = ${sessionKey}`)
}

/** Ends a person's sessions but the one named. */
export async function deleteOtherSessions(db: Db, userId: number, kept: string): Promise<void> {
  await db.run(sql`delete from sessions where user_id = ${userId} and id_hash <> ${kept}`)
}

/** Ends sessions whose time has come. */
export function deleteExpiredSessions(db: Db): Promise<number> {
  return db.run(sql`delete from sessions where expires_at <= now()`)
}

/** Chooses a session's project and role. */
export async function updateSessionPlace(
  db: Db,
  sessionKey: string,
  projectId: number,
  role: Role,
): Promise<void> {
  await db.run(sql`
    update sessions set project_id = ${projectId}, role = ${role} where id_hash = ${sessionKey}`)
}

export interface Account {
  id: number
  passwordHash: string | null
  state: number
  superAdmin: boolean
  defaultProjectId: number | null
}

/** The account of a user name, compared without regard to case. */
export function findAccount(db: Db, username: string): Promise<Account | undefined> {
  return db.row(sql`
    select id, password_hash as "passwordHash", state, super_admin as "superAdmin",
      default_project_id as "defaultProjectId"
    from users where lower(username) = lower(${username})`)
}

/** Sets a person's password; false when there is no such person. */
export async function updatePassword(db: Db, userId: number, hash: string): Promise<boolean> {
  return (await db.run(sql`update users set password_hash = ${hash} where id = ${userId}`)) === 1
}

/** Remembers a person's language. */
export async function updateLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db.run(sql`update users set language = ${language} where id = ${userId}`)
}

export interface IdentityRow {
  username: string
  firstName: string
  lastName: string
  /** How to address the person, where they chose it themselves. */
  vocative: string | null
  projects: { Id: number; url: string; Descr: string; Roles: Role[] }[]
}

/** What the identity call says of a person; a SuperAdmin is in every project. */
export function readIdentityRow(db: Db, userId: number): Promise<IdentityRow> {
  return db.one(sql`
    select u.username, u.first_name as "firstName", u.last_name as "lastName",
      u.fields ->> 'vocative' as vocative,
      coalesce((
        select jsonb_agg(jsonb_build_object('Id', p.id, 'url', p.url, 'Descr', p.descr,
            'Roles', coalesce(to_jsonb(m.roles), '[]')) order by p.id)
        from projects p
        left join memberships m on m.project_id = p.id and m.user_id = u.id and m.left_at is null
        where m.user_id is not null or u.super_admin
      ), '[]') as projects
    from users u where u.id = ${userId}`)
}

/** Roles that a person holds in a project, in order. */
export async function readHeldRoles(db: Db, userId: number, projectId: number): Promise<Role[]> {
  const row = await db.row<{ roles: Role[] }>(sql`
    select roles from memberships
    where project_id = ${projectId} and user_id = ${userId} and left_at is null`)
  return row?.roles ?? []
}

/** The first project that a person belongs to, the default one before others. */
export function readFirstPlace(
  db: Db,
  account: Pick<Account, 'id' | 'superAdmin' | 'defaultProjectId'>,
): Promise<{ projectId: number; roles: Role[] } | undefined> {
  return db.row(sql`
    select p.id as "projectId", coalesce(m.roles, '{}') as roles
    from projects p
    left join memberships m on m.project_id = p.id and m.user_id = ${account.id} and m.left_at is null
    where m.user_id is not null or ${account.superAdmin}::boolean
    order by p.id = ${account.defaultProjectId}::int desc nulls last, p.id
    limit 1`)
}

/** Failures in the last 15 minutes, by account and by address. */
export function countFailures(
  db: Db,
  accountHash: string,
  address: string,
): Promise<{ account: number; address: number }> {
  return db.one(sql`
    select
      (select count(*)::int from signin_failures
        where account_hash = ${accountHash} and address = ${address}
          and at > now() - interval '15 minutes') as account,
      (select count(*)::int from signin_failures
        where address = ${address} and at > now() - interval '15 minutes') as address`)
}

/** Records one failed sign-in. */
export async function insertFailure(db: Db, accountHash: string, address: string): Promise<void> {
  await db.run(sql`
    insert into signin_failures (account_hash, address) values (${accountHash}, ${address})`)
}

/** Forgets failures that no longer count, and those of an account that has signed in. */
export async function deleteFailures(db: Db, accountHash: string, address: string): Promise<void> {
  await db.run(sql`
    delete from signin_failures
    where (account_hash = ${accountHash} and address = ${address})
      or at < now() - interval '1 day'`)
}
