import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { JsonText } from '../../kernel/json-text.ts'
import type { RowWrite } from '../../kernel/row-writer.ts'
import type { CellKey } from './cell-store.ts'
import { isVisible, type WantedFlags } from './store.ts'

export interface Completion extends CellKey {
  readonly mentorId: number | null
  /** Null for the system. */
  readonly by: number | null
  readonly at: Date
  /** JSON text of an object; null keeps what an earlier completion left. */
  readonly data: string | null
  /** Set when the data is the mentee's own as well: the keys of what is there to keep. */
  readonly keptOfOwn: readonly string[] | null
}

/**
 * Completes actions for mentees; one that somebody has completed already changes nothing. What
 * mentees fill in is kept as their own data by the same statement.
 */
export const completing: RowWrite<Completion> = {
  statement: (rows) => sql`
    given as (
      select distinct on (project_id, mentee_id, action_id) *
      from unnest(${rows.map((row) => row.projectId)}::int[],
        ${rows.map((row) => row.menteeId)}::int[], ${rows.map((row) => row.actionId)}::int[],
        ${rows.map((row) => row.mentorId)}::int[], ${rows.map((row) => row.by)}::int[],
        ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => row.data)}::text[],
        ${rows.map((row) => row.keptOfOwn?.join(' ') ?? null)}::text[])
        with ordinality as one
          (project_id, mentee_id, action_id, mentor_id, by_id, at, data, kept_of_own, place)
      order by project_id, mentee_id, action_id, place
    ),
    written as (
      insert into completions as c
        (project_id, mentee_id, action_id, mentor_id, completed_at, completed_by, data)
      select project_id, mentee_id, action_id, mentor_id, at, by_id, coalesce(data::jsonb, '{}')
      from given
      on conflict (project_id, mentee_id, action_id) do update
      set mentor_id = excluded.mentor_id, completed_at = excluded.completed_at,
        completed_by = excluded.completed_by,
        -- Without data of its own, a completion keeps what an earlier one left.
        data = case when excluded.data = '{}' then c.data else excluded.data end
      where c.completed_at is null
      returning project_id, mentee_id, action_id
    ),
    work as (
      select g.place, case when g.kept_of_own is not null and g.data is not null then
        replace_own_data(g.project_id, g.mentee_id, g.action_id, g.data::jsonb,
          string_to_array(g.kept_of_own, ' '), g.by_id, g.at) end as own
      from written join given g using (project_id, mentee_id, action_id)
    )`,
}

/** Takes a completion back and keeps what was written; false when there is none, or none by them. */
export async function clearCompletion(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
  by?: number,
): Promise<boolean> {
  const written = await db.run(sql`
    update completions set completed_at = null
    where project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}
      and completed_at is not null
      and (${by ?? null}::int is null or completed_by = ${by ?? null}::int)`)
  return written === 1
}

/** Who completed an action, and when, as a refusal names them. */
interface CompletedBy {
  SavedAt: string
  SavedBy: string | null
}

/** A completion as it stands now, where there is one. */
export function findCompletion(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
): Promise<CompletedBy | undefined> {
  return db.row(sql`
    select c.completed_at as "SavedAt", u.first_name || ' ' || u.last_name as "SavedBy"
    from completions c left join users u on u.id = c.completed_by
    where c.project_id = ${projectId} and c.mentee_id = ${menteeId} and c.action_id = ${actionId}
      and c.completed_at is not null`)
}

/** Completes actions in a transaction of the caller's (see complete-cells.ts); those that were not completed before. */
export async function writeCompletions<Row extends Completion>(
  db: Db,
  completions: readonly Row[],
): Promise<Row[]> {
  const changed = await db.rows<{ place: number }>(sql`
    with ${completing.statement(completions)} select place from work`)
  return changed.flatMap(({ place }) => completions[place - 1] ?? [])
}

/** Takes completions back and keeps what was written; those that there were. */
export async function clearCompletions(db: Db, cells: readonly CellKey[]): Promise<CellKey[]> {
  return db.rows(sql`
    update completions c set completed_at = null
    from unnest(${cells.map(({ projectId }) => projectId)}::int[],
      ${cells.map(({ menteeId }) => menteeId)}::int[],
      ${cells.map(({ actionId }) => actionId)}::int[]) as cell (project_id, mentee_id, action_id)
    where c.project_id = cell.project_id and c.mentee_id = cell.mentee_id
      and c.action_id = cell.action_id and c.completed_at is not null
    returning c.project_id as "projectId", c.mentee_id as "menteeId", c.action_id as "actionId"`)
}

/**
 * What the mentees for whom the condition on `m` holds have completed and saved, by name; undefined
 * when the action is not visible. Written as JSON by the database.
 */
export async function readAggregate(
  db: Db,
  { projectId, actionId }: Omit<CellKey, 'menteeId'>,
  flags: WantedFlags,
  condition: Sql,
): Promise<JsonText | undefined> {
  const row = await db.row<{ text: string }>(sql`
    select coalesce((
      select json_agg(json_build_object('MenteeId', u.id, 'FirstName', u.first_name,
        'LastName', u.last_name, 'Completed', c.completed_at is not null,
        'CompletedAt', c.completed_at, 'Data', coalesce(d.data::text, '{}')
      ) order by m.sort_key, m.user_id)
      from memberships m
      join users u on u.id = m.user_id
      left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
        and c.action_id = pa.action_id
      left join action_data d on d.project_id = m.project_id and d.mentee_id = m.user_id
        and d.action_id = pa.action_id and d.drawer = 'mentee'
      where m.project_id = pa.project_id and m.is_mentee and ${condition}
    ), '[]')::text as text
    from project_actions pa
    where pa.project_id = ${projectId} and pa.action_id = ${actionId} and ${isVisible(flags)}`)
  return row && new JsonText(row.text)
}

/** A statement that takes completions back; cells are rows of user_id and action_id. */
export const reopeningAll = (cells: Sql, projectId: number): Sql => sql`
  update completions c set completed_at = null from ${cells} cell
  where c.project_id = ${projectId} and c.mentee_id = cell.user_id
    and c.action_id = cell.action_id`

/** The same where it still is that completion: cells are rows of user_id, action_id, at and by_id. */
export const reopeningThose = (cells: Sql, projectId: number): Sql => sql`
  update completions c set completed_at = null from ${cells} cell
  where c.project_id = ${projectId} and c.mentee_id = cell.user_id
    and c.action_id = cell.action_id and c.completed_at = cell.at
    and c.completed_by is not distinct from cell.by_id`

/** A statement that brings completions back as they were, where there are none; cells as in reopeningThose. */
export const completingAgain = (cells: Sql, projectId: number): Sql => sql`
  insert into completions as c (project_id, mentee_id, action_id, completed_at, completed_by)
  select ${projectId}::int, user_id, action_id, at, by_id from ${cells}
  on conflict (project_id, mentee_id, action_id) do update
  set completed_at = excluded.completed_at, completed_by = excluded.completed_by
  where c.completed_at is null`
