import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What somebody is in a project. */
export interface Place {
  userId: number
  username: string
  roles: Role[]
  /** The registry number; '' for none. */
  kayas: string
}

/** What those of the people are in the project who are its members now. */
export function listPlaces(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<Place[]> {
  return db.rows(sql`
    select u.id as "userId", u.username, m.roles,
      coalesce(nullif(m.fields ->> 'kayas', ''), u.fields ->> 'kayas', '') as kayas
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[]) and m.left_at is null`)
}

/** Which applications of the people are selected. */
export function listSelectedOf(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<{ userId: number; protocol: string }[]> {
  return db.rows(sql`
    select user_id as "userId", protocol from applications
    where project_id = ${projectId} and user_id = any (${userIds}::int[]) and status = 3
      and user_id is not null
    order by id`)
}

/** Selected applications of somebody who was invited for them, and has come: they are that person's now. */
export async function linkInvited(db: Db, projectId: number, userId: number): Promise<void> {
  await db.run(sql`
    update applications a set user_id = u.id
    from users u
    where u.id = ${userId} and a.project_id = ${projectId} and a.status = 3 and a.user_id is null
      and ((a.email <> '' and a.email = lower(u.email)) or (a.afm <> '' and a.afm = u.fields ->> 'afm'))`)
}
