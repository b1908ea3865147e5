import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'
import { standingOf, type Standing } from '../people/index.ts'
import { lacksConsent } from './consent-store.ts'
import { standInHolds } from './stand-in-store.ts'

export interface SessionRow {
  sessionKey: string
  userId: number
  superAdmin: boolean
  language: Language
  projectId: number | null
  role: Role | null
  /** Role lists by project id. */
  memberships: Record<string, Role[]>
  /** The administrator who is logged in as the person. */
  adminId: number | null
  /** Projects that are closed to the person until they consent. */
  awaitingConsent: number[]
  /** Projects of theirs that are archived. */
  archived: number[]
  /** Not seen for a minute. */
  isStale: boolean
}

/**
 * Sessions that are alive, of people who are active, with the roles that they hold now. A session of
 * an administrator in somebody's place reaches its one project, for as long as they may be there. The keys
 * are kept from the planner, and people looked up one by one, so that one plan is kept for few and many.
 */
export function readSessionRows(db: Db, sessionKeys: readonly string[]): Promise<SessionRow[]> {
  return db.rows(sql`
    select s.id_hash as "sessionKey", s.user_id as "userId", u.super_admin as "superAdmin",
      coalesce((select language from users where id = s.admin_id), u.language) as language,
      s.project_id as "projectId", s.role, coalesce(m.held, '{}') as memberships,
      s.admin_id as "adminId", coalesce(m.awaiting, '{}') as "awaitingConsent",
      coalesce(case when u.super_admin then
        (select array_agg(id) from projects where archived_at is not null) else m.archived end,
        '{}') as archived,
      s.seen_at < now() - interval '1 minute' as "isStale"
    from sessions s
    cross join lateral (select * from users where id = s.user_id and state = 1 offset 0) u
    left join lateral (
      select jsonb_object_agg(m.project_id, to_jsonb(m.roles)) as held,
        array_agg(m.project_id) filter (where ${lacksConsent}) as awaiting,
        array_agg(m.project_id) filter (where p.archived_at is not null) as archived
      from memberships m join projects p on p.id = m.project_id
      where m.user_id = u.id and m.left_at is null
        and (s.admin_id is null or m.project_id = s.project_id)
    ) m on true
    where s.id_hash = any ((select ${sessionKeys}::text[])::text[]) and s.expires_at > now()
      and (s.admin_id is null or ${standInHolds})`)
}

export interface NewSession {
  sessionKey: string
  userId: number
  projectId: number | null
  role: Role | null
  seconds: number
  /** By what and from where, for the person's own list of sessions. */
  device?: { userAgent: string; address: string }
}

/** Starts a session. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.run(sql`
    insert into sessions (id_hash, user_id, project_id, role, expires_at, user_agent, address)
    values (${session.sessionKey}, ${session.userId}, ${session.projectId}, ${session.role},
      now() + make_interval(secs => ${session.seconds}), ${session.device?.userAgent ?? ''},
      ${session.device?.address ?? ''})`)
}

/** Ends one session, together with the administrator's own behind one in somebody's place. */
export async function deleteSession(db: Db, sessionKey: string): Promise<void> {
  await db.run(sql`
    delete from sessions where id_hash in (${sessionKey},
      (select admin_session from sessions where id_hash = ${sessionKey}))`)
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

/** A user name as accounts are found by it: in the database's own lower case. */
export async function foldUsername(db: Db, username: string): Promise<string> {
  const { folded } = await db.one<{ folded: string }>(sql`
    select lower(${username}::text) as folded`)
  return folded
}

export interface IdentityRow {
  username: string
  firstName: string
  lastName: string
  /** How to address the person, where they chose it themselves. */
  vocative: string | null
  defaultProjectId: number | null
  /** Whether bare letters act as keys, for whoever presses them. */
  singleKeys: boolean
  projects: { Id: number; url: string; Descr: string; Roles: Role[]; ArchivedAt: string | null }[]
}

/**
 * What the identity call says of a person; a SuperAdmin is in every project.
 * @param handsOf who presses the keys: the administrator in the person's place, where there is one.
 */
export function readIdentityRow(
  db: Db,
  { userId, handsOf }: { readonly userId: number; readonly handsOf: number },
  language: Language,
): Promise<IdentityRow> {
  return db.one(sql`
    select u.username, u.first_name as "firstName", u.last_name as "lastName",
      u.fields ->> 'vocative' as vocative, u.default_project_id as "defaultProjectId",
      (select h.preferences -> 'SingleKeys' is distinct from 'false'
        from users h where h.id = ${handsOf}) as "singleKeys",
      coalesce((
        select jsonb_agg(jsonb_build_object('Id', p.id, 'url', p.url, 'Descr', ${inLanguage(sql`p.descr`, sql`p.descrs`, language)},
            'Roles', coalesce(to_jsonb(m.roles), '[]'), 'ArchivedAt', p.archived_at) order by p.id)
        from projects p
        left join memberships m on m.project_id = p.id and m.user_id = u.id and m.left_at is null
        where m.user_id is not null or u.super_admin
      ), '[]') as projects
    from users u where u.id = ${userId}`)
}

/** What a person is; undefined when there is none. */
export function readStanding(db: Db, userId: number): Promise<Standing | undefined> {
  return db.row(sql`select ${standingOf(sql`u`)} from users u where u.id = ${userId}`)
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
