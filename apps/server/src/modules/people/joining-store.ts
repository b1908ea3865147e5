import type { Role } from '@telemachos/contract/core/roles'
import type { KnownPlace } from '@telemachos/rules/known-fields'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { knownPlaces } from './known-fields.ts'
import { valueIn, valuesOfMembers, valuesOfPeople } from './known-values-store.ts'

/** What a row says of who the person is. */
export interface Claim {
  readonly place: number
  readonly username: string
  readonly email: string
  /** The row has no user name and goes by its address. */
  readonly isByEmail: boolean
  /** By which its name is sorted: whoever has both, name and address, is who the row means. */
  readonly sortKey: string
  readonly afm: string
  readonly kayas: string
}

/** Who is known by a row's user name, tax number or address. */
export interface Known {
  place: number
  /** Null when nobody is, and only the registry number is taken. */
  userId: number | null
  by: 'username' | 'afm' | 'email' | null
  username: string
  lastName: string
  email: string
  afm: string
  superAdmin: boolean
  /** The projects to which they belong. */
  places: number[]
  isMember: boolean
  /** Was a member, and has left: whether they come back is theirs to say. */
  hasLeft: boolean
  /** Somebody else here has the row's registry number. */
  kayasTaken: boolean
}

/** Of `memberships m`, if there is one: who only applied was no member. */
export const hasLeft = sql`(m.left_at is not null and m.roles <> array['Registered'])`

/** Stands for registry numbers among the database's locks, the same as in the users module. */
const REGISTRY_LOCK = 24

/**
 * Keeps registry numbers of a project from being given elsewhere until the transaction ends; imports
 * do not keep each other from it, since lockPeople holds the numbers that they give.
 */
export function lockNumbers(db: Db, projectId: number, by: 'import' | 'update'): Promise<unknown> {
  return by === 'import'
    ? db.rows(sql`select pg_advisory_xact_lock_shared(${REGISTRY_LOCK}::int, ${projectId}::int)`)
    : db.rows(sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::int, ${projectId}::int)`)
}

/**
 * Makes imports of the same people wait for each other until the end of the transaction. The keys
 * are taken in one order, so that two imports never wait for one another.
 */
export function lockPeople(db: Db, keys: readonly string[]): Promise<unknown> {
  return db.rows(sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended('person ' || key, 0) as number
      from unnest(${keys}::text[]) key order by 1
    ) keys`)
}

/**
 * Whom the rows may mean, at most one person a row: by user name first, then by number, or by address together
 * with the name, since families share addresses. A registry
 * number is taken for as long as what was done by it is kept: also by who has left.
 */
export async function findClaimed(
  db: Db,
  projectId: number,
  claims: readonly Claim[],
): Promise<Known[]> {
  const numbers = await knownPlaces(db, projectId, 'kayas')
  const taxed = await knownPlaces(db, projectId, 'afm')
  const inPlace = taxed.filter(({ place }) => place === 'membership')
  // A person's tax number is theirs in every project: one that keeps it so has it under this name.
  const names = new Set(['afm', ...taxed.filter(({ place }) => place === 'person').map(toName)])
  const taxNumber = valueIn([...taxed, { place: 'person', name: 'afm' }])
  return db.rows(sql`
    with g as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as g (place int, username text, email text, "isByEmail" boolean, "sortKey" text, afm text,
          kayas text)
    ),
    held as materialized (
      select o.user_id, o.value from (${valuesOfMembers(projectId, numbers)}) o
      where o.value in (select kayas from g where kayas <> '')
    ),
    taxed as materialized (
      select o.user_id, o.value from (
        ${valuesOfPeople([...names])}
        union all select user_id, value from (${valuesOfMembers(projectId, inPlace)}) m
      ) o where o.value in (select afm from g where afm <> '')
    )
    select g.place, k.id as "userId", k.by, coalesce(k.username, '') as username,
      coalesce(k.last_name, '') as "lastName", coalesce(k.email, '') as email,
      coalesce(case when k.by = 'afm' then g.afm end, ${taxNumber}, '') as afm, coalesce(k.super_admin, false) as "superAdmin",
      m.left_at is null and m.user_id is not null as "isMember", ${hasLeft} as "hasLeft",
      array(select o.project_id from memberships o
        where o.user_id = k.id and o.left_at is null) as places,
      exists (
        select from held o
        where o.value = g.kayas and o.user_id is distinct from k.id) as "kayasTaken"
    from g
    left join lateral (
      select u.id, u.username, u.last_name, u.email, u.super_admin, c.by
      from (
        select u.id, 1 as rank, 'username' as by from users u
        where lower(u.username) = lower(g.username)
        union all
        select o.user_id, 2, 'afm' from taxed o where o.value = g.afm
        union all
        select u.id, 3, 'email' from users u
        where g.email <> '' and u.email <> '' and lower(u.email) = lower(g.email)
          and (g."isByEmail" or u.sort_key = g."sortKey")
        order by rank, id limit 1
      ) c join users u on u.id = c.id
    ) k on true
    left join users u on u.id = k.id
    left join memberships m on m.project_id = ${projectId} and m.user_id = k.id
    order by g.place`)
}

const toName = ({ name }: KnownPlace): string => name

/** Somebody who is to be a member. */
export interface NewMember {
  readonly place: number
  /** Null for a person who is not known yet. */
  readonly userId: number | null
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly sortKey: string
  readonly searchKey: string
  readonly roles: readonly Role[]
  readonly fields: Readonly<Record<string, string>>
  readonly projectFields: Readonly<Record<string, string>>
}

export interface Joining {
  readonly projectId: number
  /** Who brings them; null for somebody who comes by themselves. */
  readonly by: number | null
  readonly now: Date
  /** Since when they are members; now, where it is not said. */
  readonly joinedAt?: Date
  /** In whose set they are from now on, where the caller reaches no further than a set. */
  readonly relation: 'coordinator' | 'supervisor' | null
}

/**
 * Makes people members, new ones too, in one statement. Who is not known yet cannot sign in before an
 * invitation is answered: no password is hashed here.
 * @returns by place who joined; a place is missing where the user name was taken meanwhile.
 */
export function joinMembers(
  db: Db,
  { projectId, by, now, joinedAt = now, relation }: Joining,
  members: readonly NewMember[],
): Promise<{ place: number; userId: number }[]> {
  const related: Sql = relation
    ? sql`, related as (
        insert into relations (project_id, kind, holder_id, subject_id, assigned_by)
        select ${projectId}, ${relation}, ${by}::int, user_id, ${by}::int from joined where user_id <> ${by}::int
        on conflict do nothing
      )`
    : empty
  return db.rows(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as one
        (place int, "userId" int, username text, "firstName" text, "lastName" text, email text,
          "sortKey" text, "searchKey" text, roles text[], fields jsonb, "projectFields" jsonb)
    ),
    made as (
      insert into users (username, first_name, last_name, email, fields, sort_key, search_key,
        default_project_id, created_at)
      select username, "firstName", "lastName", email, fields, "sortKey", "searchKey",
        ${projectId}::int, ${now}::timestamptz
      from given where "userId" is null
      on conflict (lower(username)) do nothing
      returning id, username
    ),
    people as (
      select g.*, coalesce(g."userId", made.id) as id
      from given g left join made on made.username = g.username
      where coalesce(g."userId", made.id) is not null
    ),
    joined as (
      insert into memberships as m (project_id, user_id, roles, fields, joined_at)
      select ${projectId}::int, id, roles, "projectFields", ${joinedAt}::timestamptz from people
      on conflict (project_id, user_id) do update
      set roles = excluded.roles, fields = m.fields || excluded.fields, left_at = null,
        joined_at = excluded.joined_at
      where m.left_at is not null
      returning user_id
    )${related}
    select p.place, p.id as "userId" from people p join joined on joined.user_id = p.id`)
}

/** An applicant with an account, who is no more than that in the project. */
interface Applicant {
  userId: number
  username: string
}

/** Ends the places of people who are only Registered: they join anew, as what they have become. */
export function endRegistered(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<Applicant[]> {
  return db.rows(sql`
    update memberships m set left_at = now() from users u
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[]) and u.id = m.user_id
      and m.left_at is null and m.roles = array['Registered']
    returning u.id as "userId", u.username`)
}
