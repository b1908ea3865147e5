import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import type { Language } from '@telemachos/contract/core/define-texts'

/** A condition: whether the action has a script in the project. */
export const scriptExists = (projectId: Sql, actionId: Sql): Sql => sql`exists (
  select from completion_scripts s where s.project_id = ${projectId} and s.action_id = ${actionId})`

/** A script as it is kept. */
export interface ScriptRow {
  projectId: number
  actionId: number
  code: string
  /** Whether it checks alone, in the page as well. */
  local: boolean
  level: number
  version: number
  changedBy: number | null
}

/** The scripts of these actions of projects. */
export function findScripts(
  db: Db,
  places: readonly { readonly projectId: number; readonly actionId: number }[],
): Promise<ScriptRow[]> {
  return db.rows(sql`
    select s.project_id as "projectId", s.action_id as "actionId", s.code, s.local, s.level,
      s.version, s.changed_by as "changedBy"
    from (select distinct project_id, action_id
      from unnest(${places.map(({ projectId }) => projectId)}::int[],
        ${places.map(({ actionId }) => actionId)}::int[]) as given (project_id, action_id)) w
    join completion_scripts s using (project_id, action_id)`)
}

/** The scripts of a project, with what their actions are called. */
export const listCodes = (
  db: Db,
  projectId: number,
  language: Language,
): Promise<{ actionId: number; title: string; code: string }[]> =>
  db.rows(sql`
    select s.action_id as "actionId", ${inLanguage(sql`a.title`, sql`a.titles`, language)} as title, s.code
    from completion_scripts s join actions a on a.id = s.action_id
    where s.project_id = ${projectId} order by s.action_id`)

/** A script as its authors see it. */
export interface WrittenScript {
  ActionId: number
  Local: boolean
  Code: string
  Version: number
  ChangedAt: string | null
  By: string | null
}

const author = sql`nullif(concat_ws(' ', u.first_name, u.last_name), '')`

/** The script of an action of the project, also where it has none. */
export function findWritten(
  db: Db,
  projectId: number,
  actionId: number,
): Promise<WrittenScript | undefined> {
  return db.row(sql`
    select pa.action_id as "ActionId", coalesce(s.local, false) as "Local", coalesce(s.code, '') as "Code",
      coalesce(s.version, 0) as "Version", s.changed_at as "ChangedAt", ${author} as "By"
    from project_actions pa
    left join completion_scripts s using (project_id, action_id)
    left join users u on u.id = s.changed_by
    where pa.project_id = ${projectId} and pa.action_id = ${actionId}`)
}

/** An action with what is known of its script. */
export interface ListedScript {
  ActionId: number
  Title: string
  Version: number
  ChangedAt: string | null
  By: string | null
  Failed: number
}

/** The actions of a project in their order, with their scripts. */
export function listScripts(
  db: Db,
  projectId: number,
  language: Language,
  since: Date,
): Promise<ListedScript[]> {
  return db.rows(sql`
    select pa.action_id as "ActionId", ${inLanguage(sql`a.title`, sql`a.titles`, language)} as "Title",
      coalesce(s.version, 0) as "Version", s.changed_at as "ChangedAt", ${author} as "By",
      case when s.version is null then 0 else (
        select count(*)::int from completion_script_runs r
        where r.project_id = pa.project_id and r.action_id = pa.action_id
          and r.fault is not null and r.ran_at > ${since}) end as "Failed"
    from project_actions pa
    join actions a on a.id = pa.action_id
    left join completion_scripts s on s.project_id = pa.project_id and s.action_id = pa.action_id
    left join users u on u.id = s.changed_by
    where pa.project_id = ${projectId} order by pa.position, pa.action_id`)
}

/** A script with the action that it belongs to. */
export interface CheckedScript {
  id: number
  title: string
  code: string
}

/** The scripts of a project's actions that are not archived, in their order. */
export function listChecked(
  db: Db,
  projectId: number,
  language: Language,
): Promise<CheckedScript[]> {
  return db.rows(sql`
    select a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as title, s.code
    from completion_scripts s
    join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
    join actions a on a.id = s.action_id
    where s.project_id = ${projectId} and pa.archived_at is null
    order by pa.position, a.id`)
}

/** The ids of all actions of a project. */
export async function listActionIds(db: Db, projectId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select action_id as id from project_actions where project_id = ${projectId}`)
  return rows.map(({ id }) => id)
}

interface SavedScript {
  readonly projectId: number
  readonly actionId: number
  readonly code: string
  readonly local: boolean
  readonly level: number
  readonly by: number
  readonly at: Date
  /** The version that was seen; undefined replaces any. */
  readonly version: number | undefined
}

/** Saves the script of an action. @returns false where it is at another version. */
export async function writeScript(db: Db, saved: SavedScript): Promise<boolean> {
  const { projectId, actionId, code, local, level, by, at, version } = saved
  const written = await db.run(sql`
    insert into completion_scripts as s
      (project_id, action_id, code, local, level, changed_by, changed_at)
    select ${projectId}::int, ${actionId}::int, ${code}::text, ${local}::boolean,
      ${level}::smallint, ${by}::int,
      ${at}::timestamptz
    where ${version ?? 0}::int = 0 or exists (select from completion_scripts old
      where old.project_id = ${projectId} and old.action_id = ${actionId})
    on conflict (project_id, action_id) do update
    set code = excluded.code, local = excluded.local, level = excluded.level, version = s.version + 1,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where ${version ?? null}::int is null or s.version = ${version ?? null}::int`)
  return written === 1
}

/** Takes the script of an action away. @returns false where it is at another version. */
export async function deleteScript(
  db: Db,
  { projectId, actionId, version }: Omit<SavedScript, 'code' | 'local' | 'level' | 'by' | 'at'>,
): Promise<boolean> {
  const { wrong } = await db.one<{ wrong: boolean }>(sql`
    with gone as (
      delete from completion_scripts s
      where s.project_id = ${projectId} and s.action_id = ${actionId}
        and (${version ?? null}::int is null or s.version = ${version ?? null}::int)
      returning 1
    )
    select coalesce(${version ?? 0}::int, 0) <> 0 and not exists (select from gone) as wrong`)
  return !wrong
}
