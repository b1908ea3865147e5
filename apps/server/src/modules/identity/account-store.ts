import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { lockAdmins } from '../people/index.ts'

/** The names of the person whose account it is. */
export function readOwner(
  db: Db,
  userId: number,
): Promise<{ username: string; firstName: string; lastName: string }> {
  return db.one(sql`
    select username, first_name as "firstName", last_name as "lastName"
    from users where id = ${userId}`)
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
  await lockAdmins(db)
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
