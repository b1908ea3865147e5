import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isVisible } from '../actions/index.ts'
import type { GridSelection } from './grid-selection.ts'
import { allOf, onlyOf } from './grid-store.ts'

/** Sort key and id of a row: where a page begins. */
export interface Bound {
  readonly key: string
  readonly id: number
}

/** How many mentees a selection has, and where each page of them begins; found in one pass. */
export function findBounds(
  db: Db,
  selection: GridSelection,
  size: number,
): Promise<{ people: number; keys: string[]; ids: number[] }> {
  return db.one(sql`
    with placed as (
      select m.sort_key as key, m.user_id, row_number() over (order by m.sort_key, m.user_id) as place
      from memberships m join users u on u.id = m.user_id where ${allOf(selection)}
    )
    select count(*)::int as people,
      coalesce(array_agg(key order by place) filter (where place % ${whole(size)} = 1), '{}') as keys,
      coalesce(array_agg(user_id order by place) filter (where place % ${whole(size)} = 1), '{}') as ids
    from placed`)
}

interface NewExport {
  readonly id: string
  readonly projectId: number
  readonly userId: number
  readonly role: string
  readonly filterHash: string
  readonly people: number
  readonly keys: readonly string[]
  readonly ids: readonly number[]
}

/** Forgets exports of days past: where their pages begin are names of people. */
export async function forgetExports(db: Pick<Db, 'run'>): Promise<void> {
  await db.run(sql`delete from grid_exports where started_at < now() - interval '1 day'`)
}

/** Remembers an export. */
export async function keepExport(db: Db, one: NewExport): Promise<void> {
  await db.run(sql`
    insert into grid_exports (id, project_id, user_id, role, filter_hash, people, keys, ids)
    values (${one.id}, ${one.projectId}, ${one.userId}, ${one.role}, ${one.filterHash}, ${one.people},
      ${one.keys}::text[], ${one.ids}::int[])`)
}

export interface ExportSlice {
  readonly people: number
  readonly first: Bound | null
  /** Where the next page begins; null on the last one. */
  readonly next: Bound | null
}

/** Where a page of somebody's own export begins and ends; undefined for an export that is not theirs. */
export async function findSlice(
  db: Db,
  asked: { id: string; projectId: number; userId: number; role: string; filterHash: string },
  page: number,
): Promise<ExportSlice | undefined> {
  const row = await db.row<{
    people: number
    keys: [string | null, string | null]
    ids: [number | null, number | null]
  }>(sql`
    select people, array[keys[${page}::int], keys[${page}::int + 1]] as keys,
      array[ids[${page}::int], ids[${page}::int + 1]] as ids
    from grid_exports
    where id = ${asked.id} and project_id = ${asked.projectId} and user_id = ${asked.userId}
      and role = ${asked.role} and filter_hash = ${asked.filterHash}
      and started_at > now() - interval '1 day'`)
  if (!row) return undefined
  const { people, keys, ids } = row
  return { people, first: boundOf(keys[0], ids[0]), next: boundOf(keys[1], ids[1]) }
}

function boundOf(key: string | null, id: number | null): Bound | null {
  return key === null || id === null ? null : { key, id }
}

/** Rows from the first to the last. */
export const everybody: Sql = sql`true`

/** Rows from one bound up to the next. */
export function between(first: Bound, next: Bound | null): Sql {
  const from = sql`(m.sort_key, m.user_id) >= (${first.key} collate "C", ${first.id})`
  if (!next) return from
  return sql`${from} and (m.sort_key, m.user_id) < (${next.key} collate "C", ${next.id})`
}

/** A mentee with every field, whatever its level. */
export interface ExportRow {
  Id: number
  FirstName: string
  LastName: string
  State: number
  MentorName: string
  fields: Record<string, unknown>
  projectFields: Record<string, unknown>
  Cells: ExportCellRow[]
  /** Actions that the mentee is not shown. */
  Unshown: number[]
  /** Only where the caller may have people for single actions alone; null where all cells are theirs. */
  Only?: number[] | null
}

interface ExportCellRow {
  ActionId: number
  State: 'todo' | 'scheduled' | 'done' | 'overdue' | 'inactive'
  Date: string | null
  MentorName: string | null
}

/**
 * Mentees with what is known of each action, in name order; every field, whatever its level.
 * @param part which of those within, where they have no end of their own.
 */
export function readExportRows(
  db: Db,
  selection: GridSelection,
  { within, part }: { within: Sql; part?: { readonly size: number; readonly skip: number } },
): Promise<ExportRow[]> {
  const { projectId, reached, now } = selection
  const only = onlyOf(reached)
  return db.rows(sql`
    with people as materialized (
      select m.user_id, m.sort_key, m.fields as project_fields, u.first_name, u.last_name, u.state,
        u.email, u.fields
      from memberships m join users u on u.id = m.user_id
      where ${allOf(selection)} and ${within}
      order by m.sort_key, m.user_id
      ${part ? sql`offset ${part.skip} limit ${whole(part.size)}` : empty}
    ),
    shown as (
      select pa.action_id, pa.due_on from project_actions pa
      where pa.project_id = ${projectId} and ${isVisible(selection.flags)}
    ),
    traces as (
      select mentee_id, action_id, max(completed_at) as completed_at, max(scheduled_at) as scheduled_at,
        max(mentor_id) as mentor_id, max(due_on) as due_on
      from (
        select mentee_id, action_id, completed_at, null::timestamptz as scheduled_at,
          null::int as mentor_id, null::date as due_on
        from completions
        where project_id = ${projectId} and mentee_id = any (array(select user_id from people))
          and completed_at is not null
        union all
        select mentee_id, action_id, null, scheduled_at, null, null from action_data
        where project_id = ${projectId} and drawer = 'mentee' and scheduled_at is not null
          and mentee_id = any (array(select user_id from people))
        union all
        select subject_id, action_id, null, null, holder_id, null from relations
        where project_id = ${projectId} and kind = 'mentor' and action_id is not null and to_at is null
          and subject_id = any (array(select user_id from people))
        union all
        select mentee_id, action_id, null, null, null, due_on from action_dues
        where project_id = ${projectId} and due_on is not null
          and mentee_id = any (array(select user_id from people))
      ) known group by mentee_id, action_id
    ),
    unshown as materialized (
      select u.mentee_id, u.action_id from unshown_actions u
      where u.project_id = ${projectId} and u.mentee_id = any (array(select user_id from people))
        and u.action_id = any (array(select action_id from shown))
    ),
    cells as (
      select t.mentee_id, json_agg(json_build_object(
        'ActionId', t.action_id,
        'State', cell_state(t.completed_at, t.scheduled_at, coalesce(t.due_on, s.due_on),
          ${now}::timestamptz),
        'Date', to_char(coalesce(t.completed_at, t.scheduled_at) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'MentorName', mu.first_name || ' ' || mu.last_name)) as list
      from traces t join shown s on s.action_id = t.action_id
      left join users mu on mu.id = t.mentor_id
      where ${reached.includes(sql`t.mentee_id`, sql`t.action_id`)}
        and not exists (
          select from unshown u where u.mentee_id = t.mentee_id and u.action_id = t.action_id)
      group by t.mentee_id
    )
    select p.user_id as "Id", p.first_name as "FirstName", p.last_name as "LastName",
      p.state as "State", coalesce(mu.first_name || ' ' || mu.last_name, '') as "MentorName",
      p.fields || jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name,
        'email', p.email) as fields,
      p.project_fields as "projectFields", coalesce(cells.list, '[]') as "Cells",
      array(select u.action_id from unshown u where u.mentee_id = p.user_id order by 1) as "Unshown"
      ${only ? sql`, ${only} as "Only"` : empty}
    from people p
    left join relations r on r.project_id = ${projectId} and r.kind = 'mentor'
      and r.subject_id = p.user_id and r.action_id is null and r.to_at is null
    left join users mu on mu.id = r.holder_id
    left join cells on cells.mentee_id = p.user_id
    order by p.sort_key, p.user_id`)
}
