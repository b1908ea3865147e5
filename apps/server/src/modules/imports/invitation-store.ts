import type { Language } from '@telemachos/contract/core/define-texts'
import { INVITATION_DAYS, INVITATION_REST_HOURS } from '@telemachos/contract/imports/limits'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Somebody who is to be invited, and what they will be by accepting. */
export interface Invitee {
  readonly userId: number
  /** What who invites calls them. */
  readonly called: string
  readonly roles: readonly Role[]
  readonly fields: Readonly<Record<string, string>>
}

interface Inviting {
  readonly projectId: number
  readonly by: number
  readonly now: Date
  readonly relation: 'coordinator' | 'supervisor' | null
}

const untilFrom = (now: Date): Sql =>
  sql`${now}::timestamptz + make_interval(days => ${INVITATION_DAYS})`

/** Who of the people has declined an invitation of the project that still holds. */
export async function listDeclined(
  db: Db,
  projectId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db.rows<{ userId: number }>(sql`
    select user_id as "userId" from project_invitations
    where project_id = ${projectId} and user_id = any (${userIds}::int[])
      and declined_at is not null and until > ${now}::timestamptz`)
  return new Set(rows.map(({ userId }) => userId))
}

/** Somebody for whom an invitation is new; who was told of one that was withdrawn is told again later. */
export interface Invited {
  userId: number
  isToBeTold: boolean
}

/**
 * Keeps an invitation for each person; one that waits stays as it is.
 * @returns whom it is new for.
 */
export async function insertInvitations(
  db: Db,
  { projectId, by, now, relation }: Inviting,
  people: readonly Invitee[],
): Promise<Invited[]> {
  return db.rows(sql`
    insert into project_invitations as i
      (project_id, user_id, called, roles, fields, relation, invited_by, invited_at, sent_at, until)
    select ${projectId}::int, "userId", called, roles, fields, ${relation}::text, ${by}::int,
      ${now}::timestamptz, ${now}::timestamptz, ${untilFrom(now)}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given ("userId" int, called text, roles text[], fields jsonb)
    on conflict (project_id, user_id) do update set called = excluded.called,
      roles = excluded.roles, fields = excluded.fields, relation = excluded.relation,
      invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      sent_at = case when ${isResting(now)} then i.sent_at else excluded.sent_at end,
      declined_at = null, until = excluded.until
    where i.until <= ${now}::timestamptz
    returning user_id as "userId", sent_at = ${now}::timestamptz as "isToBeTold"`)
}

/** Of `project_invitations i`: a mail about it went within a day, and none goes again so soon. */
const isResting = (now: Date): Sql =>
  sql`i.sent_at > ${now}::timestamptz - make_interval(hours => ${INVITATION_REST_HOURS})`

/** What an invitation gives, and what who sent it is in the project now. */
export interface SentWith {
  byRoles: Role[]
  bySuperAdmin: boolean
  roles: Role[]
}

/** An invitation that waits. */
export interface Invitation extends SentWith {
  projectId: number
  project: string
  by: number
  byName: string
  fields: Record<string, string>
  relation: 'coordinator' | 'supervisor' | null
  at: string
  until: string
}

/** SentWith of `project_invitations i`, where `sender` is joined to it. */
export const sentWith: Sql = sql`
  case when u.state = 1 then coalesce(m.roles, '{}') else '{}' end as "byRoles",
  u.super_admin and u.state = 1 as "bySuperAdmin", i.roles`

export const sender: Sql = sql`
  join users u on u.id = i.invited_by
  left join memberships m
    on m.project_id = i.project_id and m.user_id = i.invited_by and m.left_at is null`

const waiting = (userId: number, now: Date): Sql => sql`
  i.user_id = ${userId} and i.declined_at is null and i.until > ${now}::timestamptz`

/** The invitations that wait for somebody's answer, the oldest first; of one project, locked. */
export function listWaiting(
  db: Db,
  userId: number,
  now: Date,
  language: Language,
  projectId?: number,
): Promise<Invitation[]> {
  const only = projectId === undefined ? sql`true` : sql`i.project_id = ${projectId}`
  return db.rows(sql`
    select i.project_id as "projectId", ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as project, i.invited_by as by,
      concat_ws(' ', u.first_name, u.last_name) as "byName",
      ${sentWith}, i.fields, i.relation, i.invited_at as at, i.until
    from project_invitations i join projects p on p.id = i.project_id ${sender}
    where ${waiting(userId, now)} and ${only}
    order by i.invited_at, i.project_id`)
}

/** Uses an invitation up; false when it has been answered meanwhile. */
export async function takeInvitation(
  db: Db,
  projectId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  const taken = await db.run(sql`
    delete from project_invitations i
    where i.project_id = ${projectId} and ${waiting(userId, now)}`)
  return taken === 1
}

/** Notes that somebody has declined: for a while the project cannot ask again. */
export async function declineInvitation(
  db: Db,
  projectId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  const declined = await db.run(sql`
    update project_invitations i
    set declined_at = ${now}::timestamptz, fields = '{}', until = ${untilFrom(now)}
    where i.project_id = ${projectId} and ${waiting(userId, now)}`)
  return declined === 1
}

/** Removes invitations whose time has passed, once another mail may go to the person. */
export async function deleteOldInvitations(db: Db): Promise<void> {
  await db.run(sql`
    delete from project_invitations
    where until <= now() and sent_at <= now() - make_interval(hours => ${INVITATION_REST_HOURS})`)
}

/** Somebody to whom a mail about a project is sent. */
export interface Addressee {
  userId: number
  username: string
  firstName: string
  lastName: string
  vocative: string | null
  /** What the project is called in their language. */
  project: string
}

/** Those of the people who have an address, as mails call them. */
export function listAddressees(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<Addressee[]> {
  return db.rows(sql`
    select u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName",
      u.fields ->> 'vocative' as vocative,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, sql`u.language`)} as project
    from users u join projects p on p.id = ${projectId}
    where u.id = any (${userIds}::int[]) and u.email <> '' order by u.id`)
}

/** The name of who acts. */
export async function readSender(db: Db, userId: number): Promise<string> {
  const { by } = await db.one<{ by: string }>(sql`
    select concat_ws(' ', first_name, last_name) as by from users where id = ${userId}`)
  return by
}

/** How many invitations of a project wait for an answer. */
export async function countWaiting(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from project_invitations
    where project_id = ${projectId} and declined_at is null and until > now()`)
  return count
}
