import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { knownPlaces, valueIn, valuesOfMembers } from '../people/index.ts'

/** What somebody is in a project. */
export interface Place {
  userId: number
  username: string
  roles: Role[]
  /** The registry number; '' for none. */
  kayas: string
}

/** What those of the people are in the project who are its members now. */
export async function listPlaces(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<Place[]> {
  const places = await knownPlaces(db, projectId, 'kayas')
  return db.rows(sql`
    select u.id as "userId", u.username, m.roles,
      coalesce(${valueIn(places)}, '') as kayas
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[]) and m.left_at is null`)
}

/** Members who have the tax number of an application that another mailbox sent, by the applications. */
export async function listSameAfm(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const places = await knownPlaces(db, projectId, 'afm')
  const rows = await db.rows<{ id: number; name: string }>(sql`
    with members as (${valuesOfMembers(projectId, places)})
    select a.id, min(u.last_name || ' ' || u.first_name) as name
    from applications a join members v on v.value = a.afm
    join memberships m on m.project_id = ${projectId} and m.user_id = v.user_id and m.left_at is null
    join users u on u.id = m.user_id
    where a.id = any (${ids}::int[]) and a.afm <> '' and lower(coalesce(u.email, '')) <> a.email
    group by a.id`)
  return new Map(rows.map(({ id, name }) => [id, name]))
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
  const taxed = await knownPlaces(db, projectId, 'afm')
  await db.run(sql`
    update applications a set user_id = u.id
    from users u left join memberships m on m.project_id = ${projectId} and m.user_id = u.id
    where u.id = ${userId} and a.project_id = ${projectId} and a.status = 3 and a.user_id is null
      and ((a.email <> '' and a.email = lower(u.email)) or (a.afm <> '' and a.afm = ${valueIn(taxed)}))`)
}
