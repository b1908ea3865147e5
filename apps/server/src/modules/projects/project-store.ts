import type { Language } from '@telemachos/contract/core/define-texts'
import pg from 'pg'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, sql } from '../../kernel/database/sql.ts'
import type { ProjectRow } from './store.ts'

type Calls = typeof contract.projects.calls
type Listed = OutputOf<Calls['listProjectPage']>['list'][number]
type VersionSummary = OutputOf<Calls['listVersions']>['list'][number]

/** What is written of a project. JSON is text; null leaves a form as it is. */
export interface ProjectWrite {
  readonly url: string
  readonly descr: string
  readonly settings: string
  readonly microdataStart: string | null
  readonly microdataEnd: string | null
  readonly by: number
  readonly at: Date
}

const returned = sql`id, url, descr, settings, microdata_start as "microdataStart",
  microdata_end as "microdataEnd", revision`

/** A new project. */
export function insertProject(db: Db, project: ProjectWrite): Promise<ProjectRow> {
  return db.one(sql`
    insert into projects (url, descr, settings, microdata_start, microdata_end, changed_by, changed_at)
    values (${project.url}, ${project.descr}, ${project.settings}::jsonb,
      coalesce(${project.microdataStart}::jsonb, '{}'), coalesce(${project.microdataEnd}::jsonb, '{}'),
      ${project.by}, ${project.at})
    returning ${returned}`)
}

/** Archives a project or, with null, brings it back; undefined where there is none. */
export function writeArchived(
  db: Db,
  id: number,
  archived: { readonly at: Date; readonly by: number } | null,
): Promise<{ descr: string } | undefined> {
  return db.row(sql`
    update projects set archived_at = ${archived?.at ?? null}::timestamptz,
      archived_by = ${archived?.by ?? null}::int
    where id = ${id} returning descr`)
}

/** Gives a project that has just been made its settings; it has no earlier version. */
export async function writeFirstSettings(
  db: Db,
  id: number,
  settings: string,
): Promise<ProjectRow> {
  const row = await db.one<ProjectRow>(sql`
    update projects set settings = ${settings}::jsonb where id = ${id} returning ${returned}`)
  await db.run(sql`delete from project_versions where project_id = ${id}`)
  return row
}

/** Urls of projects that begin with a text, in small letters. */
export async function listUrlsLike(db: Db, start: string): Promise<string[]> {
  const rows = await db.rows<{ url: string }>(sql`
    select lower(url) as url from projects where starts_with(lower(url), ${start.toLowerCase()})`)
  return rows.map(({ url }) => url)
}

/** A project as it is before it is written, locked; undefined where there is none. */
export function lockProject(db: Db, id: number): Promise<ProjectRow | undefined> {
  return db.row(sql`select ${returned} from projects where id = ${id} for update`)
}

/**
 * Writes a project whose revision is still the one that was seen; undefined when it is not. Without a
 * revision it writes in any case. The version before stays in the history (migration 0028).
 */
export function updateProject(
  db: Db,
  { id, revision }: { readonly id: number; readonly revision: number | undefined },
  project: ProjectWrite,
): Promise<ProjectRow | undefined> {
  return db.row(sql`
    update projects set url = ${project.url}, descr = ${project.descr},
      settings = ${project.settings}::jsonb,
      microdata_start = coalesce(${project.microdataStart}::jsonb, microdata_start),
      microdata_end = coalesce(${project.microdataEnd}::jsonb, microdata_end),
      revision = revision + 1, changed_by = ${project.by}, changed_at = ${project.at}
    where id = ${id} and revision = coalesce(${revision ?? null}::int, revision)
    returning ${returned}`)
}

/** Notes that the current version is an older one brought back. */
export async function markRestored(
  db: Db,
  { id, revision }: { readonly id: number; readonly revision: number },
  restoredFrom: number,
): Promise<void> {
  await db.run(sql`
    insert into project_versions (project_id, revision, url, descr, settings, microdata_start,
      microdata_end, at, by, restored_from)
    select id, revision, url, descr, settings, microdata_start, microdata_end, changed_at, changed_by,
      ${restoredFrom}::int
    from projects where id = ${id} and revision = ${revision}`)
}

/** Who saved a project last, and when; undefined when there is no such project. */
export function readLastChange(
  db: Db,
  id: number,
): Promise<{ Revision: number; SavedAt: string; SavedBy: string | null } | undefined> {
  return db.row(sql`
    select p.revision as "Revision", p.changed_at as "SavedAt",
      u.first_name || ' ' || u.last_name as "SavedBy"
    from projects p left join users u on u.id = p.changed_by where p.id = ${id}`)
}

const person = sql`case when u.id is not null then jsonb_build_object('Id', u.id, 'FirstName',
  u.first_name, 'LastName', u.last_name) end`

/** The names of projects, or of those whose ids are given. */
export function listNames(
  db: Db,
  ids: readonly number[] | 'all',
  language: Language,
  isArchived: boolean,
): Promise<{ id: number; url: string; descr: string }[]> {
  const among = sql`where (p.archived_at is not null) = ${isArchived}
    ${ids === 'all' ? empty : sql`and p.id = any (${ids}::int[])`}`
  return db.rows(
    sql`select p.id, p.url, ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as descr from projects p ${among}`,
  )
}

/** What the list says of projects. */
export function listDetails(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Omit<Listed, 'CanEdit'>[]> {
  return db.rows(sql`
    select p.id as "Id", p.url, ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as "Descr", p.changed_at as "ChangedAt",
      ${person} as "ChangedBy",
      (select count(*) from memberships m where m.project_id = p.id and m.left_at is null)::int as "People",
      (select count(*) from project_actions a where a.project_id = p.id)::int as "Actions",
      p.archived_at as "ArchivedAt"
    from projects p left join users u on u.id = p.changed_by
    where p.id = any (${ids}::int[])
    order by array_position(${ids}::int[], p.id)`)
}

const VERSIONS = sql`(
  select project_id, revision, at, by, restored_from, url, descr, settings, microdata_start, microdata_end
  from project_versions
  union all
  select id, revision, changed_at, changed_by, null::int, url, descr, settings, microdata_start, microdata_end
  from projects p where not exists (
    select from project_versions v where v.project_id = p.id and v.revision = p.revision)
)`

/** A page of a project's versions, the newest first; the current one is the first of all. */
export async function listVersions(
  db: Db,
  projectId: number,
  page: Paged,
): Promise<{ list: VersionSummary[]; count: number; All: number }> {
  const rows = await db.rows<VersionSummary & { count: number }>(sql`
    select v.revision as "Revision", v.at as "At", ${person} as "By",
      v.restored_from as "RestoredFrom", count(*) over ()::int as count
    from ${VERSIONS} v left join users u on u.id = v.by
    where v.project_id = ${projectId}
    order by v.revision desc ${pageOf(page)}`)
  const count = rows[0]?.count ?? 0
  return { list: rows.map(({ count: _count, ...row }) => row), count, All: count }
}

/** A project as it was from a revision on. */
export function findVersion(
  db: Db,
  projectId: number,
  revision: number,
): Promise<ProjectRow | undefined> {
  return db.row(sql`
    select project_id as id, url, descr, settings, microdata_start as "microdataStart",
      microdata_end as "microdataEnd", revision
    from ${VERSIONS} v where project_id = ${projectId} and revision = ${revision}`)
}

/** What is kept about a member beside their fields: JSON text. */
export async function readUserData(db: Db, projectId: number, userId: number): Promise<string> {
  const row = await db.row<{ data: string }>(sql`
    select data::text as data from project_user_data
    where project_id = ${projectId} and user_id = ${userId}`)
  return row?.data ?? '{}'
}

/** Keeps something about a member. @throws what isDataTooBig knows. */
export async function writeUserData(
  db: Db,
  { projectId, userId, data, by, at }: UserDataWrite,
): Promise<void> {
  await db.run(sql`
    insert into project_user_data (project_id, user_id, data, updated_by, updated_at)
    values (${projectId}, ${userId}, ${data}::jsonb, ${by}, ${at})
    on conflict (project_id, user_id) do update
    set data = excluded.data, updated_by = excluded.updated_by, updated_at = excluded.updated_at`)
}

export interface UserDataWrite {
  readonly projectId: number
  readonly userId: number
  /** JSON text of an object. */
  readonly data: string
  readonly by: number
  readonly at: Date
}

/** True when a write was refused because the data is more than 64 KiB as it is kept. */
export function isDataTooBig(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'project_user_data_data_check'
}
