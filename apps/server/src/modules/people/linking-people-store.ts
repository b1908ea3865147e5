import type { Language } from '@telemachos/contract/core/define-texts'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { Chosen, HolderKind } from './linking-store.ts'
import type { Slice } from './people-slice.ts'
import { personName, type PersonName } from './person-name-store.ts'

export const isAmong = (ids: readonly number[]): Sql => sql`m.user_id = any (${ids}::int[])`

export const isActiveMentee: Sql = sql`m.is_mentee and m.active`

/** Holds one of the roles, and can sign in. */
export const holdsRole = (roles: readonly string[]): Sql =>
  sql`(m.active and m.roles && ${roles}::text[])`

/** How many of these people there are for whom the conditions hold. */
export async function countShown(
  db: Db,
  projectId: number,
  ids: readonly number[],
  conditions: readonly Sql[],
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from memberships m
    where m.project_id = ${projectId} and m.left_at is null and ${isAmong(ids)}
      and ${join(conditions, ' and ')}`)
  return count
}

/** How many of these actions the project has. */
export async function countActions(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from project_actions
    where project_id = ${projectId} and action_id = any (${ids}::int[])`)
  return count
}

/** A field's value; null for no name, where the caller may not see it. */
const valueOf = (field: string | null): Sql =>
  field === null
    ? sql`null::text`
    : sql`nullif(coalesce(m.fields ->> ${field}, u.fields ->> ${field}), '')`

interface Page<Row> {
  list: Row[]
  count: number
}

export interface LinkedPersonRow extends PersonName {
  Active: boolean
  Area: string | null
  Mentor: PersonName | null
  ActionMentors: { ActionId: number; Title: string; Mentor: PersonName }[]
  Supervisors: PersonName[]
  Coordinators: PersonName[]
}

/** A person of a page, with the key by which they are sorted. */
export interface KeyedPersonRow extends LinkedPersonRow {
  key: string
}

const matching = ({ projectId, conditions }: Chosen): Sql => sql`
  from memberships m join users u on u.id = m.user_id
  where m.project_id = ${projectId} and m.left_at is null and ${join(conditions, ' and ')}`

/** How many people are chosen. */
export async function countChosen(db: Db, chosen: Chosen): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count ${matching(chosen)}`,
  )
  return count
}

/**
 * A page of people in name order, with everybody who looks after them now. What is skipped is read
 * from the index of names; only the people of the page are looked up.
 * @param chosen whose conditions say nothing of the caller's reach.
 */
export function listLinked(
  db: Db,
  chosen: Chosen & { readonly ways: readonly Sql[] },
  { slice, area, language }: { slice: Slice; area: string | null; language: Language },
): Promise<KeyedPersonRow[]> {
  const { projectId } = chosen
  const { size, skip, backwards, beyond } = slice
  const held = (kind: HolderKind): Sql => sql`r.project_id = ${projectId} and r.kind = ${kind}
    and r.subject_id = p.user_id and r.to_at is null`
  const holders = (kind: HolderKind): Sql => sql`coalesce((
    select jsonb_agg(${personName('h')} order by h.sort_key, h.id)
    from relations r join users h on h.id = r.holder_id where ${held(kind)}), '[]')`
  const way = backwards ? sql`desc` : sql`asc`
  const isBeyond = !beyond
    ? sql`true`
    : backwards
      ? sql`(m.sort_key, m.user_id) < (${beyond.Key} collate "C", ${beyond.Id})`
      : sql`(m.sort_key, m.user_id) > (${beyond.Key} collate "C", ${beyond.Id})`
  const found = chosen.ways.map(
    (reach) => sql`(
      select m.user_id, m.sort_key
      ${matching({ projectId, conditions: [reach, ...chosen.conditions] })} and ${isBeyond}
      order by m.sort_key ${way}, m.user_id ${way}
      ${skip > 0 ? sql`offset ${whole(skip)}` : empty} limit ${whole(size)})`,
  )
  return db.rows<KeyedPersonRow>(sql`
    select p.user_id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      m.active as "Active", ${valueOf(area)} as "Area", p.sort_key as key,
      (select ${personName('h')} from relations r join users h on h.id = r.holder_id
        where ${held('mentor')} and r.action_id is null) as "Mentor",
      coalesce((
        select jsonb_agg(jsonb_build_object('ActionId', a.id,
          'Title', ${inLanguage(sql`a.title`, sql`a.titles`, language)}, 'Mentor', ${personName('h')})
          order by pa.position, a.id)
        from relations r
        join users h on h.id = r.holder_id
        join actions a on a.id = r.action_id
        join project_actions pa on pa.project_id = r.project_id and pa.action_id = a.id
        where ${held('mentor')}), '[]') as "ActionMentors",
      ${holders('supervisor')} as "Supervisors", ${holders('coordinator')} as "Coordinators"
    from (${join(found, ' union all ')}) p
    join memberships m on m.project_id = ${projectId} and m.user_id = p.user_id
    join users u on u.id = p.user_id
    order by p.sort_key, p.user_id`)
}

export interface HolderRow extends PersonName {
  Area: string | null
  Load: number
  ForActions: number
  Capacity: number | null
}

/** Which fields say what, as far as the caller may see them, and the limit where none says. */
export interface MatchFields {
  readonly area: string | null
  readonly capacity: string | null
  readonly limit: number | null
}

/** What a person can take: their own number, or the project's. */
const capacityOf = ({ capacity, limit }: MatchFields): Sql => sql`coalesce(
  case when ${valueOf(capacity)} ~ '^[0-9]{1,4}$' then (${valueOf(capacity)})::int end,
  ${limit}::int)`

/** The tables `loads` and `people` of a `with`: those who hold a kind of relation, and how many. */
export function holderTables(
  { projectId, conditions }: Chosen,
  kind: HolderKind,
  fields: MatchFields,
): Sql {
  return sql`
    loads as materialized (
      select r.holder_id,
        (count(*) filter (where r.action_id is null))::int as load,
        (count(distinct r.subject_id) filter (where r.action_id is not null))::int as for_actions
      from relations r
      join memberships s on s.project_id = r.project_id and s.user_id = r.subject_id and s.active
      where r.project_id = ${projectId} and r.kind = ${kind} and r.to_at is null
      group by r.holder_id
    ), people as materialized (
      select m.user_id, m.sort_key, m.fields as project_fields, u.fields, u.first_name, u.last_name,
        ${valueOf(fields.area)} as area, coalesce(l.load, 0) as load,
        coalesce(l.for_actions, 0) as for_actions,
        ${kind === 'mentor' ? capacityOf(fields) : sql`null::int`} as capacity
      from memberships m
      join users u on u.id = m.user_id
      left join loads l on l.holder_id = m.user_id
      where m.project_id = ${projectId} and m.left_at is null and ${join(conditions, ' and ')}
    )`
}

/** Who has most room: those without a limit by how few they have. */
export const BY_ROOM: Sql = sql`capacity is not null and load >= capacity,
  load::numeric / greatest(coalesce(capacity, 30), 1), sort_key, user_id`

/** A page of those who look after others. */
export async function listHolders(
  db: Db,
  chosen: Chosen,
  kind: HolderKind,
  { fields, order, page }: { fields: MatchFields; order: 'name' | 'free'; page: Paged },
): Promise<Page<HolderRow>> {
  const rows = await db.rows<HolderRow & { found: number }>(sql`
    with ${holderTables(chosen, kind, fields)}
    select user_id as "Id", first_name as "FirstName", last_name as "LastName", area as "Area",
      load as "Load", for_actions as "ForActions", capacity as "Capacity",
      (select count(*)::int from people) as found
    from people order by ${order === 'free' ? BY_ROOM : sql`sort_key, user_id`}
    ${pageOf(page)}`)
  return { list: rows.map(({ found: _, ...row }) => row), count: rows[0]?.found ?? 0 }
}

/** The ids of those whom somebody oversees, as far as the condition on `m` holds. */
export async function listSubjectIds(
  db: Db,
  projectId: number,
  holderId: number,
  condition: Sql,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.user_id as id from relations r
    join memberships m on m.project_id = r.project_id and m.user_id = r.subject_id
    where r.project_id = ${projectId} and r.kind = 'supervisor' and r.holder_id = ${holderId}
      and r.to_at is null and ${condition}
    order by m.sort_key, m.user_id`)
  return rows.map((row) => row.id)
}

/** Whether somebody oversees a person now. */
export async function oversees(
  db: Db,
  projectId: number,
  holderId: number,
  subjectId: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select from relations where project_id = ${projectId} and kind = 'supervisor'
      and holder_id = ${holderId} and subject_id = ${subjectId} and to_at is null`)
  return row !== undefined
}

export const isUser = (userId: number): Sql => sql`m.user_id = ${userId}`

export const either = (one: Sql, other: Sql): Sql => sql`(${one} or ${other})`
