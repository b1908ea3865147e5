import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { FormPart } from '@telemachos/contract/actions/form-types'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import type { CellKey } from './cell-store.ts'

/** So many people are looked at in one transaction. */
const BATCH = 200

/** Projects in which actions that complete themselves are to be looked at. */
export async function listChecked(db: Db, now: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select distinct c.project_id as id from automatic_checks c
    join projects p on p.id = c.project_id and p.archived_at is null
    where c.due_at <= ${now} order by 1`)
  return rows.map(({ id }) => id)
}

/** Notes everybody of a project one by one, where they were noted together. */
export async function noteEach(db: Db, projectId: number, now: Date): Promise<void> {
  await db.run(sql`
    with together as (
      delete from automatic_checks
      where project_id = ${projectId} and mentee_id is null and due_at <= ${now} returning id
    )
    insert into automatic_checks (project_id, mentee_id, due_at)
    select m.project_id, m.user_id, ${now}::timestamptz from memberships m
    where m.project_id = ${projectId} and m.is_mentee and m.left_at is null
      and exists (select from together)`)
}

/** Takes the notes of some people of a project; who they are. */
export async function takeChecked(db: Db, projectId: number, now: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    with taken as (
      delete from automatic_checks
      where project_id = ${projectId} and due_at <= ${now} and mentee_id in (
        select distinct mentee_id from automatic_checks
        where project_id = ${projectId} and due_at <= ${now} and mentee_id is not null
        order by 1 limit ${whole(BATCH)})
      returning mentee_id
    )
    select distinct mentee_id as id from taken order by 1`)
  return rows.map(({ id }) => id)
}

/**
 * What may complete itself for these people: published actions of which nothing has been completed. Where
 * somebody took a completion back, it waits until something is done in the action again.
 */
export function listUncompleted(
  db: Db,
  projectId: number,
  menteeIds: readonly number[],
): Promise<CellKey[]> {
  const { Published, HideFromMentee } = GRID_FLAGS
  return db.rows(sql`
    select m.project_id as "projectId", m.user_id as "menteeId", pa.action_id as "actionId"
    from memberships m
    join project_actions pa on pa.project_id = m.project_id and pa.archived_at is null
      and pa.flags & ${Published | HideFromMentee}::int = ${Published}::int
    join actions a on a.id = pa.action_id and a.completion ->> 'By' = 'automatic'
    where m.project_id = ${projectId} and m.user_id = any (${menteeIds}::int[]) and m.is_mentee
      and m.active and m.left_at is null and not exists (
        select from completions c
        where c.project_id = m.project_id and c.mentee_id = m.user_id
          and c.action_id = pa.action_id)
    order by 2, 3`)
}

/** The conditions of actions that complete themselves, with the project in which they are evaluated. */
export function listTimedRules(db: Db): Promise<{ projectId: number; conditions: string }[]> {
  return db.rows(sql`
    select pa.project_id as "projectId",
      concat_ws(' ', a.completion ->> 'Condition', a.enable_condition, a.show_condition) as conditions
    from actions a join project_actions pa on pa.action_id = a.id
    where a.completion ->> 'By' = 'automatic'`)
}

/** Notes everybody in these projects. */
export async function noteEverybody(
  db: Db,
  projectIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into automatic_checks (project_id, due_at)
    select id, ${now}::timestamptz from unnest(${projectIds}::int[]) as given (id)`)
}

/** What has been written in a part of the form for a mentee. */
export interface WrittenPart {
  menteeId: number
  actionId: number
  part: FormPart
  form: unknown
  data: Record<string, unknown>
  updatedAt: string
}

/** What has been written of these cells, in parts that are about one mentee. */
export function listWritten(db: Db, cells: readonly CellKey[]): Promise<WrittenPart[]> {
  return db.rows(sql`
    select coalesce(d.mentee_id, 0) as "menteeId", d.action_id as "actionId", d.drawer as part,
      coalesce(f.form, a.data -> 'form') as form, d.data, d.updated_at as "updatedAt"
    from unnest(${cells.map(({ projectId }) => projectId)}::int[],
      ${cells.map(({ menteeId }) => menteeId)}::int[],
      ${cells.map(({ actionId }) => actionId)}::int[]) as cell (project_id, mentee_id, action_id)
    join action_data d on d.project_id = cell.project_id and d.mentee_id = cell.mentee_id
      and d.action_id = cell.action_id and d.drawer in ('mentee', 'public', 'about')
    join actions a on a.id = d.action_id
    left join action_forms f on f.action_id = a.id and f.version = d.form_version`)
}
