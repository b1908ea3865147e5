import type { Role } from '@telemachos/contract/core/roles'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { KnownPlace } from '@telemachos/rules/known-fields'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { valuesOfMembers } from './known-values-store.ts'
import { standingOf, type Standing } from './standing-store.ts'

export interface FieldSettings {
  settings: ProjectSettings
  /** The fields that hold somebody's consent, in any project (see identity/consent-store.ts). */
  consents: string[]
}

export function readFieldSettings(db: Db, projectId: number): Promise<FieldSettings> {
  return db.one(sql`
    select settings,
      (select array_agg(distinct coalesce(p.settings #>> '{Config,gdpr,UserField}', 'gdpr'))
        from projects p) as consents
    from projects where id = ${projectId}`)
}

/** The profile types of projects, which name their fields. */
export function listFieldTypes(
  db: Db,
  projectIds: readonly number[],
  types: readonly string[],
): Promise<{ id: number; types: ProjectSettings }[]> {
  return db.rows(sql`
    select p.id, (
      select coalesce(jsonb_object_agg(one.name, one.value), '{}')
      from jsonb_each(p.settings) as one (name, value)
      where one.name = any (${types}::text[])) as types
    from projects p where p.id = any (${projectIds}::int[])`)
}

/** Somebody whose field is to be written. */
export interface Person extends Standing {
  userId: number
  username: string
  /** Whether they can sign in: their e-mail address is a credential then. */
  hasPassword: boolean
  firstName: string
  lastName: string
  /** Standard fields too. */
  fields: Record<string, unknown>
  projectFields: Record<string, unknown>
}

/** A person, of `users u` and `memberships m`. */
const asPerson = sql`u.id as "userId", u.username,
  u.password_hash is not null as "hasPassword", u.first_name as "firstName",
  u.last_name as "lastName", ${standingOf(sql`u`)},
  u.fields || jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name,
    'email', u.email) as fields, m.fields as "projectFields"`

/** These people, where they are within reach, locked until the transaction ends. */
export function lockPeopleOf(
  db: Db,
  projectId: number,
  reach: Sql,
  userIds: readonly number[],
): Promise<Person[]> {
  return db.rows(sql`
    select ${asPerson} from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[]) and ${reach}
    order by u.id for update of u, m`)
}

/** Whom each key names within reach: by user name, or by a registry number in one of the places. */
export function findPeopleByKeys(
  db: Db,
  projectId: number,
  reach: Sql,
  keys: readonly string[],
  { numbers, lock }: { readonly numbers: readonly KnownPlace[]; readonly lock: boolean },
): Promise<(Person & { place: number })[]> {
  return db.rows(sql`
    select g.place::int as place, ${asPerson}
    from unnest(${keys}::text[]) with ordinality g (key, place)
    cross join lateral (
      select id from users where lower(username) = lower(g.key)
      union
      select held.user_id from (${valuesOfMembers(projectId, numbers)}) held
      where held.value = g.key
    ) named
    join memberships m on m.project_id = ${projectId} and m.user_id = named.id
    join users u on u.id = m.user_id
    where ${reach}
    order by g.place, u.id ${lock ? sql`for update of u, m` : sql``}`)
}

/**
 * Whom the keys name within reach by a registry number but for the noughts that it begins with; each key with
 * its place among those that were asked for.
 */
export function findPeopleByShortened(
  db: Db,
  projectId: number,
  reach: Sql,
  keys: readonly { readonly key: string; readonly place: number }[],
  { numbers, lock }: { readonly numbers: readonly KnownPlace[]; readonly lock: boolean },
): Promise<(Person & { place: number })[]> {
  return db.rows(sql`
    select named.place, ${asPerson}
    from (
      select distinct g.place, held.user_id as id
      from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ place }) => place)}::int[])
        g (key, place)
      join (${valuesOfMembers(projectId, numbers)}) held
        on ltrim(held.value, '0') = ltrim(g.key, '0')
    ) named
    join memberships m on m.project_id = ${projectId} and m.user_id = named.id
    join users u on u.id = m.user_id
    where ${reach}
    order by named.place, u.id ${lock ? sql`for update of u, m` : sql``}`)
}

export interface FieldValue {
  readonly userId: number
  readonly value: string
}

/** Writes a field of each person; nothing removes it. */
export async function writePersonField(
  db: Db,
  name: string,
  values: readonly FieldValue[],
): Promise<void> {
  await db.run(sql`
    update users u set fields = ${withField(sql`u.fields`, name, sql`g.value`)}
    from ${given(values)} where u.id = g.id`)
}

export async function writeProjectField(
  db: Db,
  projectId: number,
  name: string,
  values: readonly FieldValue[],
): Promise<void> {
  await db.run(sql`
    update memberships m set fields = ${withField(sql`m.fields`, name, sql`g.value`)}
    from ${given(values)} where m.project_id = ${projectId} and m.user_id = g.id`)
}

export interface ColumnValues {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly sortKey: string
  readonly searchKey: string
}

/** Writes the standard fields, with what people are sorted and found by. */
export async function writeColumns(db: Db, people: readonly ColumnValues[]): Promise<void> {
  await db.run(sql`
    update users u set first_name = g."firstName", last_name = g."lastName", email = g.email,
      sort_key = g."sortKey", search_key = g."searchKey"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g ("userId" int,
      "firstName" text, "lastName" text, email text, "sortKey" text, "searchKey" text)
    where u.id = g."userId"`)
}

/** The people whose field is set: all members for whom the conditions hold. */
export interface Selected {
  readonly projectId: number
  readonly conditions: readonly Sql[]
}

/** The condition on `memberships m` that the person is among these. */
export const isNamed = (ids: readonly number[]): Sql => sql`m.user_id = any (${ids}::int[])`

const selected = ({ projectId, conditions }: Selected): Sql => sql`
  select m.user_id from memberships m join users u on u.id = m.user_id
  where m.project_id = ${projectId} and ${join(conditions, ' and ')}`

const stored = (place: 'person' | 'membership', name: string): Sql =>
  place === 'person'
    ? sql`coalesce(u.fields ->> ${name}, '')`
    : sql`coalesce(m.fields ->> ${name}, '')`

/** How many people are selected. */
export async function countPeople(db: Db, selection: Selected): Promise<number> {
  const { people } = await db.one<{ people: number }>(sql`
    select count(*)::int as people from (${selected(selection)}) chosen`)
  return people
}

/** How many people are selected, and which values they have, the most frequent first. */
export function countValues(
  db: Db,
  selection: Selected,
  place: 'person' | 'membership',
  name: string,
): Promise<{ value: string; people: number }[]> {
  return db.rows(sql`
    select ${stored(place, name)} as value, count(*)::int as people
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${selection.projectId} and m.user_id in (${selected(selection)})
    group by 1 order by 2 desc, 1`)
}

/** How many of those selected whose field is another hold each role, the most first. */
export function countChangingRoles(
  db: Db,
  selection: Selected,
  place: 'person' | 'membership',
  name: string,
  value: string,
): Promise<{ Role: Role; Count: number }[]> {
  return db.rows(sql`
    select role as "Role", count(*)::int as "Count"
    from memberships m join users u on u.id = m.user_id, unnest(m.roles) as role
    where m.project_id = ${selection.projectId} and m.user_id in (${selected(selection)})
      and ${stored(place, name)} is distinct from ${value}
    group by role order by 2 desc, 1`)
}

/** Sets the field of everybody selected; @returns whom that changed, and what they had. */
export async function setForSelected(
  db: Db,
  selection: Selected,
  place: 'person' | 'membership',
  name: string,
  value: string,
): Promise<{ id: number; old: string }[]> {
  const people = sql`with chosen as materialized (
    select m.user_id, ${stored(place, name)} as old
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${selection.projectId} and m.user_id in (${selected(selection)}))`
  const set = sql`${value}::text`
  return db.rows(
    place === 'person'
      ? sql`${people} update users u set fields = ${withField(sql`u.fields`, name, set)}
          from chosen where u.id = chosen.user_id
            and ${stored(place, name)} is distinct from ${value} returning u.id, chosen.old`
      : sql`${people} update memberships m set fields = ${withField(sql`m.fields`, name, set)}
          from chosen where m.project_id = ${selection.projectId} and m.user_id = chosen.user_id
            and ${stored(place, name)} is distinct from ${value}
          returning m.user_id as id, chosen.old`,
  )
}

function withField(fields: Sql, name: string, value: Sql): Sql {
  return sql`case when ${value} = '' then ${fields} - ${name}::text
    else ${fields} || jsonb_build_object(${name}::text, ${value}) end`
}

function given(values: readonly FieldValue[]): Sql {
  return sql`unnest(${values.map(({ userId }) => userId)}::int[],
    ${values.map(({ value }) => value)}::text[]) as g (id, value)`
}
