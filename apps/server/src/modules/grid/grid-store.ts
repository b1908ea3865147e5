import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import {
  dueReason,
  isStale as conditionsAreStale,
  isVisible,
  titleFor,
  type DueReason,
} from '../actions/index.ts'
import { JsonText } from '../../kernel/json-text.ts'
import type { CellReach } from '../people/index.ts'
import type { GridSelection } from './grid-selection.ts'

interface ColumnRow {
  Id: number
  TypeId: number
  Title: string
  Group: string[]
  Flags: number
  Due: string | null
  DueReason: DueReason
}

/** The columns whose flags are as asked, in order. */
export function listColumns(
  db: Db,
  projectId: number,
  flags: GridSelection['flags'],
  language: Language,
  role: Role,
): Promise<ColumnRow[]> {
  return db.rows(sql`
    select a.id as "Id", a.type_id as "TypeId", ${titleFor(language, role)} as "Title",
      pa.group_path as "Group", pa.flags as "Flags", pa.due_on as "Due",
      ${dueReason(language)} as "DueReason"
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.archived_at is null and ${isVisible(flags)}
    order by pa.position, pa.action_id`)
}

/** Whether any of a project's actions has a ShowCondition. */
export async function hasConditions(db: Db, projectId: number): Promise<boolean> {
  const { has } = await db.one<{ has: boolean }>(sql`select has_conditions(${projectId}) as has`)
  return has
}

/** Whether the project's grid is read group by group (spec §2.3). */
export async function readGroupByGroup(db: Db, projectId: number): Promise<boolean> {
  const row = await db.row<{ on: boolean | null }>(sql`
    select (settings #>> '{Config,GroupByGroup}')::boolean as on from projects where id = ${projectId}`)
  return row?.on ?? false
}

/** Which rows of the order make a page. */
export interface Slice {
  readonly size: number
  readonly skip: number
  readonly after: { Key: string; Id: number } | undefined
  /** Whether more rows follow; undefined where one row more than `size` is read to know it. */
  readonly hasMore: boolean | undefined
  /** Read backwards, from the last one. */
  readonly fromEnd: boolean
}

/** A row of a page: who, with the text by which they are sorted. */
interface Place {
  place: number
  id: number
  key: string
  active: boolean
}

/**
 * For the mentee `p` of whom the caller has single actions alone, those that are `shown`, as a JSON
 * array; null for others. Undefined where nobody of the caller's role has people like that.
 */
export function onlyOf({ singles }: CellReach): Sql | undefined {
  return (
    singles &&
    sql`case when ${singles.any} then (
      select case when count(*) > 0 then
        coalesce(json_agg(s.action_id order by s.action_id)
          filter (where s.action_id is not null), '[]') end
      from ${singles.rows} one left join shown s on s.action_id = one.action_id
      where one.mentee_id = p.user_id
    ) end`
  )
}

/** The number of a row's actions that count, as far as they are the caller's. */
function totalOf({ singles }: CellReach): Sql {
  const all = sql`(select count(*)::int from columns where counts)`
  if (!singles) return all
  return sql`case when ${singles.any} then coalesce((
    select count(k.action_id) filter (where k.counts)::int
    from ${singles.rows} one left join columns k on k.action_id = one.action_id
    where one.mentee_id = p.user_id having count(*) > 0
  ), ${all}) else ${all} end`
}

/** A page, and whether conditions were stale as it was read. */
interface ReadPage {
  readonly page: JsonText
  readonly isStale: boolean
}

/** A page that skips no rows is read by one statement. */
export const isOneStatement = ({ skip, fromEnd }: Slice): boolean => skip === 0 && !fromEnd

/**
 * One page of the grid, written as JSON by the database: the shape is the contract's gridPage. Where rows
 * are skipped, who is on it is found first: how many there are is then nothing that PostgreSQL has to
 * guess, and it keeps the plan of the rest.
 */
export async function readPage(db: Db, selection: GridSelection, slice: Slice): Promise<ReadPage> {
  const page = placesOf(selection, slice)
  if (isOneStatement(slice)) return writePage(db, selection, slice, page)
  return writePage(db, selection, slice, givenPlaces(await db.rows<Place>(page)))
}

const givenPlaces = (places: readonly Place[]): Sql => sql`
  select place, id, key, active
  from unnest(${places.map(({ place }) => place)}::int[], ${places.map(({ id }) => id)}::int[],
    ${places.map(({ key }) => key)}::text[], ${places.map(({ active }) => active)}::boolean[])
    as given (place, id, key, active)`

/**
 * Traces are looked up by mentee; `+ 0` keeps the columns from being looked up one by one as well. What
 * counts in a row's total, and what is hidden in the grid alone, are few actions.
 */
async function writePage(
  db: Db,
  selection: GridSelection,
  { size, hasMore }: Slice,
  places: Sql,
): Promise<ReadPage> {
  const { projectId } = selection
  const { gathering, gathered: reached } = selection.reached
  const isReached = reached.includes(
    sql`coalesce(c.mentee_id, d.mentee_id)`,
    sql`coalesce(c.action_id, d.action_id)`,
  )
  const only = onlyOf(reached)
  const { text, isStale } = await db.one<{ text: string; isStale: boolean }>(sql`
    with page as materialized (${places}),
    people as (
      select page.place, page.id as user_id, page.active, u.first_name, u.last_name
      from page join users u on u.id = page.id where page.place <= ${whole(size)}
    ),
    ${gathering}
    columns as materialized (
      select * from (
        select pa.action_id, ${isVisible(selection.flags)} as listed,
          ${isVisible(selection.counting)} as counts
        from project_actions pa where pa.project_id = ${projectId}
      ) k where listed or counts
    ),
    shown as (select action_id from columns where listed),
    unshown as materialized (
      select u.mentee_id, u.action_id from unshown_actions u
      where u.project_id = ${projectId} and u.mentee_id = any (array(select user_id from people))
        and ${reached.includes(sql`u.mentee_id`, sql`u.action_id`)}
    ),
    own as (
      select o.mentee_id, json_object_agg(o.action_id, o.due_on) as list from action_dues o
      where o.project_id = ${projectId} and o.mentee_id = any (array(select user_id from people))
        and o.due_on is not null and o.action_id + 0 = any (array(select action_id from shown))
        and ${reached.includes(sql`o.mentee_id`, sql`o.action_id`)}
      group by o.mentee_id
    ),
    hidden as (
      select u.mentee_id, count(*) filter (where k.counts)::int as counting,
        json_agg(u.action_id order by u.action_id) filter (where k.listed) as list
      from unshown u join columns k on k.action_id = u.action_id group by u.mentee_id
    ),
    traces as (
      select coalesce(c.mentee_id, d.mentee_id) as mentee_id,
        coalesce(c.action_id, d.action_id) as action_id, c.completed_at, d.scheduled_at
      from (
        select mentee_id, action_id, completed_at from completions
        where project_id = ${projectId} and mentee_id = any (array(select user_id from people))
          and action_id + 0 = any (array(select action_id from columns))
          and completed_at is not null
      ) c
      full join (
        select mentee_id, action_id, scheduled_at from action_data
        where project_id = ${projectId} and drawer = 'mentee' and scheduled_at is not null
          and mentee_id = any (array(select user_id from people))
          and action_id + 0 = any (array(select action_id from columns))
      ) d on d.mentee_id = c.mentee_id and d.action_id = c.action_id
      where ${isReached}
    ),
    cells as (
      select mentee_id,
        count(completed_at) filter (
          where action_id <> all (array(select action_id from columns where not counts)))::int as done,
        count(*) filter (
          where cell_state(completed_at, scheduled_at, null, ${selection.now}::timestamptz) = 'inactive'
            and action_id <> all (array(select action_id from columns where not counts)))::int
          as inactive,
        json_agg(case
          when scheduled_at is null then json_build_object('ActionId', action_id, 'Done', completed_at)
          when completed_at is null then json_build_object('ActionId', action_id, 'At', scheduled_at)
          else json_build_object('ActionId', action_id, 'Done', completed_at, 'At', scheduled_at)
        end) filter (
          where action_id <> all (array(select action_id from columns where not listed))) as list
      from traces t
      where not exists (
        select from unshown u where u.mentee_id = t.mentee_id and u.action_id = t.action_id)
      group by mentee_id
    )
    select json_build_object(
      'list', coalesce(json_agg(json_build_object(
        'Id', p.user_id, 'FirstName', p.first_name, 'LastName', p.last_name, 'Active', p.active,
        'MentorId', mu.id, 'MentorName', coalesce(mu.first_name || ' ' || mu.last_name, ''),
        'DoneCount', coalesce(cells.done, 0),
        'Total', ${totalOf(reached)} - coalesce(hidden.counting, 0) - coalesce(cells.inactive, 0),
        'Cells', coalesce(cells.list, '[]'), 'Unshown', hidden.list, 'Dues', own.list
        ${only ? sql`, 'Only', ${only}` : empty}
      ) order by p.place), '[]'),
      'Next', (
        select json_build_object('Key', key, 'Id', id) from page
        where place = ${whole(size)}
          and coalesce(${hasMore ?? null}::boolean, exists (
            select from page where place > ${whole(size)}))
      )
    )::text as text, ${conditionsAreStale(projectId)} as "isStale"
    from people p
    left join relations r on r.project_id = ${projectId} and r.kind = 'mentor'
      and r.subject_id = p.user_id and r.action_id is null and r.to_at is null
    left join users mu on mu.id = r.holder_id
    left join hidden on hidden.mentee_id = p.user_id
    left join own on own.mentee_id = p.user_id
    left join cells on cells.mentee_id = p.user_id`)
  return { page: new JsonText(text), isStale }
}

/** The rows of a page; names are looked up for these alone, unless who is chosen depends on them. */
function placesOf(selection: GridSelection, { size, skip, after, hasMore, fromEnd }: Slice): Sql {
  const { key, desc, isOfMembers } = selection.order
  const backwards = desc !== fromEnd
  const [reading, answered] = [backwards ? sql`desc` : sql`asc`, desc ? sql`desc` : sql`asc`]
  const beyond = after
    ? backwards
      ? sql`(${key}, m.user_id) < (${after.Key} collate "C", ${after.Id})`
      : sql`(${key}, m.user_id) > (${after.Key} collate "C", ${after.Id})`
    : sql`true`
  const users =
    isOfMembers && selection.filters.length === 0 ? empty : sql`join users u on u.id = m.user_id`
  const rows = hasMore === undefined ? size + 1 : size
  const ways = selection.ways.map(
    (reach) => sql`(
      select m.user_id as id, ${key} as key, m.active from memberships m ${users}
      where ${allOf({ ...selection, reach })} and ${beyond}
      order by ${key} ${reading}, m.user_id ${reading}
      ${skip > 0 ? sql`offset ${whole(skip)}` : empty} limit ${whole(rows)})`,
  )
  return sql`
    select (row_number() over (order by found.key ${answered}, found.id ${answered}))::int as place,
      found.*
    from (${join(ways, ' union all ')}) found`
}

/** The mentees of a selection, as a condition on `memberships m` and `users u`. */
export function allOf({
  projectId,
  reach,
  filters,
}: Pick<GridSelection, 'projectId' | 'reach' | 'filters'>): Sql {
  const mentees = sql`m.project_id = ${projectId} and m.is_mentee and m.left_at is null`
  return join([mentees, reach, ...filters], ' and ')
}

/** How many mentees a selection has, and how many the caller reaches. */
export async function countReached(
  db: Db,
  selection: GridSelection,
): Promise<{ count: number; All: number }> {
  const all = countPeople(db, { ...selection, filters: [] })
  const [count, All] = await Promise.all([
    selection.filters.length > 0 ? countPeople(db, selection) : all,
    all,
  ])
  return { count, All }
}

/** How many mentees a selection has. */
export async function countPeople(db: Db, selection: GridSelection): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from memberships m join users u on u.id = m.user_id
    where ${allOf(selection)}`)
  return count
}
