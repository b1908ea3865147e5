import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { JsonText } from '../../kernel/json-text.ts'
import type { CellReach } from '../people/index.ts'
import { isShown } from './grid-conditions-store.ts'
import type { GridSelection } from './grid-selection.ts'

interface ColumnRow {
  Id: number
  TypeId: number
  Title: string
  Group: string[]
  Flags: number
  Due: string | null
}

/** The columns whose flags are as asked, in order. */
export function listColumns(
  db: Db,
  projectId: number,
  flags: GridSelection['flags'],
  language: Language,
): Promise<ColumnRow[]> {
  return db.rows(sql`
    select a.id as "Id", a.type_id as "TypeId", ${inLanguage(sql`a.title`, sql`a.titles`, language)} as "Title",
      pa.group_path as "Group", pa.flags as "Flags", pa.due_on as "Due"
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and ${isShown(flags)}
    order by pa.position, pa.action_id`)
}

/** Whether the project's grid is read group by group (spec §2.3). */
export async function readGroupByGroup(db: Db, projectId: number): Promise<boolean> {
  const row = await db.row<{ on: boolean | null }>(sql`
    select (settings #>> '{Config,GroupByGroup}')::boolean as on from projects where id = ${projectId}`)
  return row?.on ?? false
}

interface Slice {
  readonly size: number
  readonly skip: number
  readonly after: { Key: string; Id: number } | undefined
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

/**
 * One page of the grid, written as JSON by the database: the shape is the contract's gridPage. Traces
 * are looked up by mentee; `+ 0` keeps the columns from being looked up one by one as well.
 */
export async function readPage(db: Db, selection: GridSelection, slice: Slice): Promise<JsonText> {
  const { projectId, cells } = selection
  const isReached = cells.includes(
    sql`coalesce(c.mentee_id, d.mentee_id)`,
    sql`coalesce(c.action_id, d.action_id)`,
  )
  const only = onlyOf(cells)
  const { text } = await db.one<{ text: string }>(sql`
    with page as materialized (${pageOf(selection, slice)}),
    people as (select * from page where place <= ${whole(slice.size)}),
    shown as (
      select pa.action_id from project_actions pa
      where pa.project_id = ${projectId} and ${isShown(selection.flags)}
    ),
    cells as (
      select coalesce(c.mentee_id, d.mentee_id) as mentee_id, count(c.completed_at)::int as done,
        json_agg(case
          when d.action_id is null then
            json_build_object('ActionId', c.action_id, 'Done', c.completed_at)
          when c.action_id is null then
            json_build_object('ActionId', d.action_id, 'At', d.scheduled_at)
          else json_build_object('ActionId', c.action_id, 'Done', c.completed_at, 'At', d.scheduled_at)
        end) as list
      from (
        select mentee_id, action_id, completed_at from completions
        where project_id = ${projectId} and mentee_id = any (array(select user_id from people))
          and action_id + 0 = any (array(select action_id from shown)) and completed_at is not null
      ) c
      full join (
        select mentee_id, action_id, scheduled_at from action_data
        where project_id = ${projectId} and drawer = 'mentee' and scheduled_at is not null
          and mentee_id = any (array(select user_id from people))
          and action_id + 0 = any (array(select action_id from shown))
      ) d on d.mentee_id = c.mentee_id and d.action_id = c.action_id
      where ${isReached}
      group by 1
    )
    select json_build_object(
      'list', coalesce(json_agg(json_build_object(
        'Id', p.user_id, 'FirstName', p.first_name, 'LastName', p.last_name, 'Active', p.active,
        'MentorId', mu.id, 'MentorName', coalesce(mu.first_name || ' ' || mu.last_name, ''),
        'DoneCount', coalesce(cells.done, 0), 'Cells', coalesce(cells.list, '[]')
        ${only ? sql`, 'Only', ${only}` : empty}
      ) order by p.place), '[]'),
      'Next', (
        select json_build_object('Key', key, 'Id', user_id) from page
        where place = ${slice.size} and exists (select from page where place > ${slice.size})
      )
    )::text as text
    from people p
    left join relations r on r.project_id = ${projectId} and r.kind = 'mentor'
      and r.subject_id = p.user_id and r.action_id is null and r.to_at is null
    left join users mu on mu.id = r.holder_id
    left join cells on cells.mentee_id = p.user_id`)
  return new JsonText(text)
}

function pageOf(selection: GridSelection, { size, skip, after }: Slice): Sql {
  const { key, desc } = selection.order
  const direction = desc ? sql`desc` : sql`asc`
  const beyond = after
    ? desc
      ? sql`(${key}, m.user_id) < (${after.Key} collate "C", ${after.Id})`
      : sql`(${key}, m.user_id) > (${after.Key} collate "C", ${after.Id})`
    : sql`true`
  return sql`
    select row_number() over () as place, found.* from (
      select m.user_id, ${key} as key, m.active, u.first_name, u.last_name
      from memberships m join users u on u.id = m.user_id
      where ${allOf(selection)} and ${beyond}
      order by ${key} ${direction}, m.user_id ${direction}
      ${skip > 0 ? sql`offset ${skip}` : empty} limit ${whole(size + 1)}
    ) found`
}

/** The mentees of a selection, as a condition on `memberships m` and `users u`. */
export function allOf({ projectId, reach, filters }: GridSelection): Sql {
  const mentees = sql`m.project_id = ${projectId} and m.is_mentee and m.left_at is null`
  return join([mentees, reach, ...filters], ' and ')
}

/** Only filters ask of more than the membership. */
const ofUsers: Sql = sql`join users u on u.id = m.user_id`

/** How many mentees a selection has. */
export async function countPeople(db: Db, selection: GridSelection): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from memberships m join users u on u.id = m.user_id
    where ${allOf(selection)}`)
  return count
}

export interface CountRow {
  count: number
  All: number
  Actions: { ActionId: number; Done: number; Scheduled: number; Overdue: number }[]
}

/** How many mentees are selected and reached, and what they have done in each column. */
export function countSelection(db: Db, selection: GridSelection): Promise<CountRow> {
  const { projectId, cells, now, filters } = selection
  const { singles } = cells
  // So many of the people are not the caller's in the column `s`.
  const others = singles
    ? sql`case when ${singles.any} then (
        select count(distinct mentee_id) - count(*) filter (where action_id = s.action_id) from apart
      ) else 0 end::int`
    : whole(0)
  return db.one(sql`
    with people as materialized (
      select m.user_id from memberships m ${filters.length > 0 ? ofUsers : empty}
      where ${allOf(selection)}
    ),
    ${
      singles
        ? sql`apart as materialized (
      select * from ${singles.rows} one where mentee_id in (select user_id from people)
    ),`
        : empty
    }
    totals as (select count(*)::int as people from people),
    shown as (
      select pa.action_id, pa.position, pa.due_on from project_actions pa
      where pa.project_id = ${projectId} and ${isShown(selection.flags)}
    ),
    -- Worked out once: few rows are expected of what is shown, and so a plan that begins anew for each.
    finished as materialized (
      select c.action_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and ${cells.includes(sql`c.mentee_id`, sql`c.action_id`)}
      group by c.action_id
    ),
    dated as materialized (
      select action_id, count(*) as cells, count(*) filter (where state = 'scheduled') as scheduled,
        count(*) filter (where state = 'overdue') as overdue
      from (
        select d.action_id,
          cell_state(null, d.scheduled_at, null, ${now}::timestamptz) as state
        from action_data d
        where d.project_id = ${projectId} and d.drawer = 'mentee' and d.scheduled_at is not null
          and d.mentee_id in (select user_id from people)
          and ${cells.includes(sql`d.mentee_id`, sql`d.action_id`)}
          -- With offset 0 each is looked up by its key, however many there seem to be.
          and not exists (
            select from completions c
            where c.project_id = ${projectId} and c.mentee_id = d.mentee_id
              and c.action_id = d.action_id and c.completed_at is not null offset 0)
      ) unfinished group by action_id
    ),
    counted as (
      select s.action_id, s.position, coalesce(f.done, 0)::int as done,
        coalesce(d.scheduled, 0)::int as scheduled,
        -- A cell without trace is overdue once its day has passed.
        (coalesce(d.overdue, 0)
          + case when cell_state(null, null, s.due_on, ${now}::timestamptz) = 'overdue'
              then (select people from totals) - ${others} - coalesce(f.done, 0) - coalesce(d.cells, 0)
              else 0 end)::int as overdue,
        ${others} as others
      from shown s
      left join finished f on f.action_id = s.action_id
      left join dated d on d.action_id = s.action_id
    )
    select (select people from totals) as count,
      (${
        filters.length > 0
          ? sql`select count(*)::int from memberships m where ${allOf({ ...selection, filters: [] })}`
          : sql`select people from totals`
      }) as "All",
      coalesce((
        select jsonb_agg(jsonb_build_object('ActionId', action_id, 'Done', done,
          'Scheduled', scheduled, 'Overdue', overdue${singles ? sql`, 'Others', others` : empty}
        ) order by position, action_id) from counted
      ), '[]') as "Actions"`)
}
