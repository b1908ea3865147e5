import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { Chosen } from './linking-store.ts'
import { BY_ROOM, holderTables, type MatchFields } from './linking-people-store.ts'
import { type PersonName } from './person-name-store.ts'

/** At most so many mentors are compared: those with most room. */
const MAX_COMPARED = 500

interface Person extends PersonName {
  Area: string | null
  languages: string | null
  shared: Record<string, string | null>
}

export interface MenteeRow extends Person {
  found: number
}

export interface MentorRow extends Person {
  Load: number
  Capacity: number | null
}

/** What of a person is compared. */
export interface Compared {
  readonly fields: MatchFields
  readonly language: string | null
  readonly shared: readonly string[]
}

const valueIn = (field: string | null, first: Sql, second: Sql): Sql =>
  field === null ? sql`null::text` : sql`coalesce(${first} ->> ${field}, ${second} ->> ${field})`

const sharedIn = (names: readonly string[], first: Sql, second: Sql): Sql => sql`coalesce((
  select jsonb_object_agg(name, coalesce(${first} ->> name, ${second} ->> name))
  from unnest(${names}::text[]) name), '{}')`

/** A page of the mentees chosen, with what they are compared by. */
export function listWaiting(
  db: Db,
  { projectId, conditions }: Chosen,
  { fields, language, shared }: Compared,
  page: Paged,
): Promise<MenteeRow[]> {
  const [project, own] = [sql`m.fields`, sql`u.fields`]
  return db.rows(sql`
    with waiting as materialized (
      select m.user_id, m.sort_key from memberships m join users u on u.id = m.user_id
      where m.project_id = ${projectId} and m.left_at is null and ${join(conditions, ' and ')}
    )
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      ${valueIn(fields.area, project, own)} as "Area",
      ${valueIn(language, project, own)} as languages, ${sharedIn(shared, project, own)} as shared,
      (select count(*)::int from waiting) as found
    from (
      select * from waiting order by sort_key, user_id
      ${pageOf(page)}
    ) w
    join users u on u.id = w.user_id
    join memberships m on m.project_id = ${projectId} and m.user_id = w.user_id
    order by w.sort_key, w.user_id`)
}

/** The mentors who have most room, with what they are compared by. */
export function listCandidates(
  db: Db,
  chosen: Chosen,
  { fields, language, shared }: Compared,
): Promise<MentorRow[]> {
  const [project, own] = [sql`project_fields`, sql`fields`]
  return db.rows(sql`
    with ${holderTables(chosen, 'mentor', fields)}
    select user_id as "Id", first_name as "FirstName", last_name as "LastName", area as "Area",
      load as "Load", capacity as "Capacity",
      ${valueIn(language, project, own)} as languages, ${sharedIn(shared, project, own)} as shared
    from people order by ${BY_ROOM} limit ${whole(MAX_COMPARED)}`)
}

/** Has been here before: who was invited and never came is no mentor to rely on. */
export const hasSignedIn: Sql = sql`u.last_signed_in_at is not null`

/** How many of the people chosen have never signed in. */
export async function countNeverSignedIn(
  db: Db,
  { projectId, conditions }: Chosen,
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.left_at is null and not ${hasSignedIn}
      and ${join(conditions, ' and ')}`)
  return count
}
