import pg from 'pg'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The names of the person whose account it is. */
export function readOwner(
  db: Db,
  userId: number,
): Promise<{ username: string; firstName: string; lastName: string }> {
  return db.one(sql`
    select username, first_name as "firstName", last_name as "lastName"
    from users where id = ${userId}`)
}

const UNIQUE_VIOLATION = '23505'

/** Changes a user name; false when another account has it. Not to be called in a transaction. */
export async function updateUsername(
  db: Db,
  { userId, login, searchKey }: { userId: number; login: string; searchKey: string },
): Promise<boolean> {
  try {
    await db.run(sql`
      update users set username = ${login}, search_key = ${searchKey} where id = ${userId}`)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** Sets the project in which a member of it begins; false when they are no member. */
export async function updateDefaultProject(
  db: Db,
  userId: number,
  projectId: number,
): Promise<boolean> {
  const changed = await db.run(sql`
    update users set default_project_id = ${projectId}
    where id = ${userId} and (super_admin or exists (
      select from memberships m
      where m.project_id = ${projectId} and m.user_id = ${userId} and m.left_at is null))
      and exists (select from projects where id = ${projectId})`)
  return changed === 1
}

/**
 * Locks the memberships of a project's Admins and of the person until the transaction ends, so that
 * of two last Admins who leave at once only one can.
 * @returns the roles of the person, undefined when they are no member; and whether another active
 *   Admin is there.
 */
export async function lockMembership(
  db: Db,
  projectId: number,
  userId: number,
): Promise<{ roles: Role[] | undefined; hasOtherAdmin: boolean }> {
  const rows = await db.rows<{ userId: number; roles: Role[]; active: boolean }>(sql`
    select user_id as "userId", roles, active from memberships
    where project_id = ${projectId} and left_at is null
      and (user_id = ${userId} or 'Admin' = any (roles))
    order by user_id for update`)
  const others = rows.filter((row) => row.userId !== userId)
  return {
    roles: rows.find((row) => row.userId === userId)?.roles,
    hasOtherAdmin: others.some(({ active }) => active),
  }
}

/** Ends a membership and every relation of the person in the project; their history stays. */
export async function endMembership(db: Db, projectId: number, userId: number): Promise<void> {
  await db.run(sql`
    update memberships set left_at = now()
    where project_id = ${projectId} and user_id = ${userId} and left_at is null`)
  await db.run(sql`
    update relations set to_at = now(), ended_by = ${userId}
    where project_id = ${projectId} and to_at is null
      and (holder_id = ${userId} or subject_id = ${userId})`)
  await db.run(sql`
    update users set default_project_id = null
    where id = ${userId} and default_project_id = ${projectId}`)
}

/** Moves a person's sessions out of a project, to another place or to none; their keys. */
export async function moveSessions(
  db: Db,
  {
    userId,
    from,
    to,
  }: { userId: number; from: number; to: { projectId: number; role: Role } | undefined },
): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    update sessions set project_id = ${to?.projectId ?? null}::int, role = ${to?.role ?? null}::text
    where user_id = ${userId} and project_id = ${from} returning id_hash as key`)
  return rows.map(({ key }) => key)
}
