import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { fieldColumn, inOneCase, isNamed } from './people-conditions-store.ts'
import type { PersonName } from './person-name-store.ts'

type Order = InputOf<typeof contract.people.calls.listPeople>['Order']

/** People of a project: conditions on `memberships m` and, but for the reach, on `users u`. */
export interface PeopleSelected {
  readonly projectId: number
  readonly reach: Sql
  readonly filters: readonly Sql[]
  /** Who comes before the others, whatever the order. */
  readonly first?: Sql
}

export interface Slice {
  readonly order: Order
  readonly desc: boolean
  readonly size: number
  readonly skip: number
  /** Read backwards, from the last one. */
  readonly fromEnd: boolean
  readonly after: { Key: string; Id: number } | undefined
  readonly withFields: boolean
}

export interface ListedPerson extends PersonName {
  Username: string
  State: number
  Roles: Role[]
  Mentor: PersonName | null
  LastSignedIn: string | null
  /** These two only where they are asked for. */
  fields?: Record<string, unknown>
  projectFields?: Record<string, unknown>
  key: string
}

/** A text by which people are sorted, then their id. */
function keyOf(order: Order): Sql {
  switch (order) {
    case 'last_name':
      return sql`m.sort_key`
    case 'first_name':
      return sql`(u.first_key || ' ' || m.sort_key)`
    case 'state':
      return sql`((case u.state when 1 then '0' when 0 then '1' else u.state::text end)
        collate "C" || m.sort_key)`
    case 'mentor':
      return sql`coalesce((
        select o.sort_key from relations h join users o on o.id = h.holder_id
        where h.project_id = m.project_id and h.kind = 'mentor' and h.subject_id = m.user_id
          and h.action_id is null and h.to_at is null), '') collate "C"`
    case 'signed_in':
      return sql`coalesce(to_char(u.last_signed_in_at at time zone 'UTC',
        'YYYYMMDDHH24MISS'), '') collate "C"`
  }
}

/** The same behind the rank of the person: those who come first have the smaller, read backwards the greater. */
function rankedKey(key: Sql, first: Sql | undefined, desc: boolean): Sql {
  if (!first) return key
  const [ahead, behind] = desc ? ['1', '0'] : ['0', '1']
  return sql`((case when ${first} then ${ahead}::text else ${behind}::text end) collate "C" || ${key})`
}

/** The people of a selection, as a condition on `memberships m` and `users u`. */
export const everyone = ({ projectId, reach, filters }: PeopleSelected): Sql =>
  join([sql`m.project_id = ${projectId} and m.left_at is null`, reach, ...filters], ' and ')

/**
 * One page in the order asked for, and one person more where there is one. What is skipped is read
 * from the index alone; only the people of the page are looked up.
 */
export function readPeoplePage(
  db: Db,
  selected: PeopleSelected & { readonly ways: readonly Sql[] },
  { order, desc, size, skip, fromEnd, after, withFields }: Slice,
): Promise<ListedPerson[]> {
  const key = rankedKey(keyOf(order), selected.first, desc)
  const backwards = desc !== fromEnd
  const [reading, answered] = [backwards ? sql`desc` : sql`asc`, desc ? sql`desc` : sql`asc`]
  const beyond = after
    ? backwards
      ? sql`(${key}, m.user_id) < (${after.Key} collate "C", ${after.Id})`
      : sql`(${key}, m.user_id) > (${after.Key} collate "C", ${after.Id})`
    : sql`true`
  const users =
    order === 'last_name' && selected.filters.length === 0
      ? empty
      : sql`join users u on u.id = m.user_id`
  // Other orders look at everybody.
  const ways = order === 'last_name' ? selected.ways : [selected.reach]
  const page = (columns: Sql): Sql =>
    join(
      ways.map(
        (reach) => sql`(
          select ${columns}, ${key} as key from memberships m ${users}
          where ${everyone({ ...selected, reach })} and ${beyond}
          order by key ${reading}, m.user_id ${reading}
          ${skip > 0 ? sql`offset ${whole(skip)}` : empty} limit ${whole(size)})`,
      ),
      ' union all ',
    )
  const people =
    skip > 0
      ? sql`(${page(sql`m.user_id`)}) page
          join memberships m on m.project_id = ${selected.projectId} and m.user_id = page.user_id`
      : sql`(${page(sql`m.project_id, m.user_id, m.roles, m.fields`)}) m`
  const fields = withFields
    ? sql`u.fields || jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name,
        'email', u.email) as fields, m.fields as "projectFields",`
    : empty
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      u.username as "Username", u.state as "State", m.roles as "Roles",
      u.last_signed_in_at as "LastSignedIn", key, ${fields} (
        select jsonb_build_object('Id', h.id, 'FirstName', h.first_name, 'LastName', h.last_name)
        from relations r join users h on h.id = r.holder_id
        where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = m.user_id
          and r.action_id is null and r.to_at is null
      ) as "Mentor"
    from ${people} join users u on u.id = m.user_id
    order by key ${answered}, m.user_id ${answered}`)
}

type SelectedInOrder = Omit<PeopleSelected, 'reach'> & { readonly ways: readonly Sql[] }

/** The ids of those selected, but no more than asked for by each way of reaching them. */
function idsUpTo(selected: SelectedInOrder, most: number): Sql {
  const ways = selected.ways.map(
    (reach) => sql`(
      select m.user_id from memberships m join users u on u.id = m.user_id
      where ${everyone({ ...selected, reach })} limit ${whole(most)})`,
  )
  return join(ways, ' union all ')
}

/** How many people are selected, but no more than asked for. */
export async function countUpTo(db: Db, selected: SelectedInOrder, most: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (${idsUpTo(selected, most)}) found`)
  return count
}

/** The people selected, each once, but no more than asked for. */
export async function listIdsUpTo(
  db: Db,
  selected: SelectedInOrder,
  most: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select distinct found.user_id as id from (${idsUpTo(selected, most)}) found
    order by 1 limit ${whole(most)}`)
  return rows.map(({ id }) => id)
}

/** How many people are selected, and how many within reach. */
export async function countPeople(
  db: Db,
  selected: PeopleSelected,
): Promise<{ count: number; All: number }> {
  const count = async (only: PeopleSelected): Promise<number> => {
    const users = only.filters.length > 0 ? sql`join users u on u.id = m.user_id` : empty
    const row = await db.one<{ count: number }>(sql`
      select count(*)::int as count from memberships m ${users} where ${everyone(only)}`)
    return row.count
  }
  const all = count({ ...selected, filters: [] })
  if (selected.filters.length === 0) return { count: await all, All: await all }
  const [matching, All] = await Promise.all([count(selected), all])
  return { count: matching, All }
}

/** How many members of a project the first condition means, and for how many of these the others hold. */
export function countMembers(
  db: Db,
  projectId: number,
  meant: Sql,
  filters: readonly Sql[],
): Promise<{ count: number; All: number }> {
  const passes = filters.length > 0 ? join(filters, ' and ') : sql`true`
  return db.one(sql`
    select count(*)::int as "All", (count(*) filter (where ${passes}))::int as count
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.left_at is null and ${meant}`)
}

export interface NamedPerson extends PersonName {
  Roles: Role[]
  Active: boolean
}

/** The first people of a selection, those who come first before the others, by name. */
export function listNames(db: Db, selected: PeopleSelected, most: number): Promise<NamedPerson[]> {
  const key = rankedKey(keyOf('last_name'), selected.first, false)
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      m.roles as "Roles", m.active as "Active"
    from memberships m join users u on u.id = m.user_id
    where ${everyone(selected)} order by ${key}, m.user_id limit ${whole(most)}`)
}

/** Of everybody who is named so, these are looked at: whoever reaches many finds enough among them. */
const CANDIDATES = 200

/**
 * The first people within reach who are named so, among the first of all that there are: all names are
 * read from their index, and nothing else of nearly everybody. Fewer than asked for say nothing of others.
 */
export function listFirstNamed(
  db: Db,
  { projectId, reach }: Omit<PeopleSelected, 'filters'>,
  words: readonly string[][],
  most: number,
): Promise<NamedPerson[]> {
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      m.roles as "Roles", m.active as "Active"
    from (
      select u.id from users u where ${isNamed(words)}
      order by u.sort_key, u.id limit ${whole(CANDIDATES)}
    ) named
    join memberships m on m.project_id = ${projectId} and m.user_id = named.id
    join users u on u.id = m.user_id
    where m.left_at is null and ${reach} order by m.sort_key, m.user_id limit ${whole(most)}`)
}

export interface Account extends PersonName {
  Username: string
  State: number
}

/** People within reach for whom the condition holds, by name. */
export function listAccounts(db: Db, selected: PeopleSelected, most: number): Promise<Account[]> {
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      u.username as "Username", u.state as "State"
    from memberships m join users u on u.id = m.user_id
    where ${everyone(selected)} order by m.sort_key, m.user_id limit ${whole(most)}`)
}

/** For each value the people whose field has it, in the order of the values; at most 10 each. */
export function listByValues(
  db: Db,
  selected: PeopleSelected,
  values: readonly string[],
  field: string,
): Promise<{ Value: string; People: Account[] }[]> {
  return db.rows(sql`
    select given.value as "Value", coalesce((
      select jsonb_agg(to_jsonb(found) - 'key' order by found.key, found."Id") from (
        select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
          u.username as "Username", u.state as "State", m.sort_key as key
        from memberships m join users u on u.id = m.user_id
        where ${everyone(selected)}
          and ${inOneCase(field, fieldColumn([field]))} = ${inOneCase(field, sql`given.value`)}
        order by m.sort_key, m.user_id limit 10
      ) found), '[]') as "People"
    from unnest(${values}::text[]) with ordinality as given (value, place) order by given.place`)
}
