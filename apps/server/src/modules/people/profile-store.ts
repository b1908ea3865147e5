import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { lockAdmins } from './admins-store.ts'
import { standingOf, type Standing } from './standing-store.ts'

/** A person with all that is known of them, whatever its level. */
export interface ProfileRow extends Standing {
  userId: number
  username: string
  /** Whether they can sign in: their e-mail address is a credential then. */
  hasPassword: boolean
  /** Fields of the person, the standard ones among them. */
  fields: Record<string, unknown>
  /** Fields of the person in the project. */
  projectFields: Record<string, unknown>
}

const profileOf = (projectId: number, userId: number, reach: Sql): Sql => sql`
  select u.id as "userId", u.username, u.password_hash is not null as "hasPassword", ${standingOf(sql`u`)},
    u.fields || jsonb_build_object(
      'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) as fields,
    m.fields as "projectFields"
  from memberships m join users u on u.id = m.user_id
  where m.project_id = ${projectId} and m.user_id = ${userId} and ${reach}`

/** A member of the project, as far as the condition on `memberships m` holds for them. */
export function findProfile(
  db: Db,
  projectId: number,
  userId: number,
  reach: Sql,
): Promise<ProfileRow | undefined> {
  return db.row(profileOf(projectId, userId, reach))
}

/** The same, locked until the transaction ends: changes of one person wait for each other. */
export function lockProfile(
  db: Db,
  projectId: number,
  userId: number,
  reach: Sql,
): Promise<ProfileRow | undefined> {
  return db.row(sql`${profileOf(projectId, userId, reach)} for update of m, u`)
}

export interface NewProfile {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly fields: object
  readonly projectFields: object
  readonly sortKey: string
  readonly searchKey: string
}

/** Writes what lockProfile has read and somebody has changed. */
export async function writeProfile(db: Db, projectId: number, profile: NewProfile): Promise<void> {
  const { userId } = profile
  await db.run(sql`
    update users set first_name = ${profile.firstName}, last_name = ${profile.lastName},
      email = ${profile.email}, fields = ${JSON.stringify(profile.fields)}::jsonb,
      sort_key = ${profile.sortKey}, search_key = ${profile.searchKey}
    where id = ${userId}`)
  await db.run(sql`
    update memberships set fields = ${JSON.stringify(profile.projectFields)}::jsonb
    where project_id = ${projectId} and user_id = ${userId}`)
}

/** Names of the fields that hold the person's consent, in any of their projects (spec §2.1). */
export async function listConsentFields(db: Db, userId: number): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(sql`
    select distinct coalesce(p.settings #>> '{Config,gdpr,UserField}', 'gdpr') as name
    from memberships m join projects p on p.id = m.project_id
    where m.user_id = ${userId} and p.settings #> '{Config,gdpr}' is not null`)
  return rows.map(({ name }) => name)
}

/**
 * Locks the memberships of a project's Admins and of the person until the transaction ends, so that
 * of two last Admins who are changed at once only one can be.
 * @returns the person's roles, undefined where the reach does not hold, and whether another active
 *   Admin is there.
 */
export async function lockRoles(
  db: Db,
  projectId: number,
  userId: number,
  reach: Sql,
): Promise<{ roles: Role[] | undefined; hasOtherAdmin: boolean }> {
  await lockAdmins(db)
  const rows = await db.rows<{ userId: number; roles: Role[]; active: boolean; reached: boolean }>(
    sql`
    select m.user_id as "userId", m.roles, m.active, (${reach}) as reached from memberships m
    where m.project_id = ${projectId} and m.left_at is null
      and (m.user_id = ${userId} or 'Admin' = any (m.roles))
    order by m.user_id for update of m`,
  )
  return {
    roles: rows.find((row) => row.userId === userId && row.reached)?.roles,
    hasOtherAdmin: rows.some(
      (row) => row.userId !== userId && row.active && row.roles.includes('Admin'),
    ),
  }
}

/** Writes a member's roles, in the order in which they are offered. */
export async function writeRoles(
  db: Db,
  projectId: number,
  userId: number,
  roles: readonly Role[],
): Promise<void> {
  await db.run(sql`
    update memberships set roles = ${roles}::text[]
    where project_id = ${projectId} and user_id = ${userId}`)
}

/** As what a person looks after others in the project now. */
export async function listHeldKinds(db: Db, projectId: number, userId: number): Promise<string[]> {
  const rows = await db.rows<{ kind: string }>(sql`
    select distinct kind from relations
    where project_id = ${projectId} and holder_id = ${userId} and to_at is null`)
  return rows.map(({ kind }) => kind)
}

export interface AccountRow {
  InvitedAt: string | null
  SignedInAt: string | null
  DefaultProjectId: number | null
}

/** Whether and when a member has signed in; the project in which they begin, if it is this one. */
export function findAccount(
  db: Db,
  projectId: number,
  userId: number,
  reach: Sql,
): Promise<AccountRow | undefined> {
  return db.row(sql`
    select u.invited_at as "InvitedAt", u.last_signed_in_at as "SignedInAt",
      case when u.default_project_id = m.project_id then m.project_id end as "DefaultProjectId"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${userId} and ${reach}`)
}
