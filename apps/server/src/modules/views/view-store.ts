import type { Role } from '@telemachos/contract/core/roles'
import type { ViewClass } from '@telemachos/contract/views/entities'
import { MAX_VIEW_VERSIONS } from '@telemachos/contract/views/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** What a view is made of. */
export interface ViewText {
  readonly html: string
  readonly controller: string
  readonly styles: string
  readonly calls: readonly string[]
}

/** A view as it is kept, without its text. */
export interface ViewRow {
  readonly id: number
  readonly class: ViewClass
  readonly category: string
  readonly name: string
  readonly descr: string
  readonly access: readonly Role[]
  readonly version: number
  readonly published: number | null
  readonly changedAt: string
  readonly by: string | null
}

/** A view with the text of one of its versions. */
export type WrittenView = ViewRow & ViewText

const author = sql`nullif(concat_ws(' ', u.first_name, u.last_name), '')`

const columns = sql`v.id, v.class, v.category, v.name, v.descr, v.access, v.version, v.published,
  v.changed_at as "changedAt", ${author} as by`

const texts = sql`t.html, t.controller, t.styles, t.calls`

const withAuthor = sql`views v left join users u on u.id = v.changed_by`

const latest = sql`${withAuthor} join view_versions t on t.view_id = v.id and t.version = v.version`

const shown = sql`${withAuthor} join view_versions t on t.view_id = v.id and t.version = v.published`

const isDirective = (yes: boolean): Sql =>
  yes ? sql`v.class = 'directive'` : sql`v.class <> 'directive'`

/** A page of the views of a project, by category and name. */
export async function listViews(
  db: Db,
  projectId: number,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ list: ViewRow[]; count: number; all: number }> {
  const found = sql`v.project_id = ${projectId}
    and strpos(lower(v.category || '/' || v.name || ' ' || v.descr), lower(${search})) > 0`
  const [list, { count, all }] = await Promise.all([
    db.rows<ViewRow>(sql`
      select ${columns} from ${withAuthor} where ${found}
      order by v.class = 'directive', v.category, v.name, v.id
      offset ${whole((page - 1) * size)} limit ${whole(size)}`),
    db.one<{ count: number; all: number }>(sql`
      select count(*)::int as all, (count(*) filter (where ${found}))::int as count
      from views v where v.project_id = ${projectId}`),
  ])
  return { list, count, all }
}

/** The views of a class, by category and name. */
export function listOfClass(db: Db, projectId: number, of: ViewClass): Promise<ViewRow[]> {
  return db.rows(sql`
    select ${columns} from ${withAuthor}
    where v.project_id = ${projectId} and v.class = ${of} order by v.category, v.name`)
}

export function countClasses(
  db: Db,
  projectId: number,
): Promise<{ class: ViewClass; count: number }[]> {
  return db.rows(sql`
    select class, count(*)::int as count from views
    where project_id = ${projectId} group by class`)
}

/** A view of the project with its latest text. */
export function findView(db: Db, projectId: number, id: number): Promise<WrittenView | undefined> {
  return db.row(sql`
    select ${columns}, ${texts} from ${latest}
    where v.project_id = ${projectId} and v.id = ${id}`)
}

/** The same by its address, in any case. */
export function findNamed(
  db: Db,
  projectId: number,
  { name, directive }: { readonly name: string; readonly directive: boolean },
): Promise<WrittenView | undefined> {
  return db.row(sql`
    select ${columns}, ${texts} from ${latest}
    where v.project_id = ${projectId} and ${isDirective(directive)} and lower(v.name) = lower(${name})`)
}

/** The views that a role is shown, with their published text, or the one of an address. */
export function listShown(
  db: Db,
  projectId: number,
  role: Role,
  name?: string,
): Promise<WrittenView[]> {
  return db.rows(sql`
    select ${columns}, ${texts} from ${shown}
    where v.project_id = ${projectId} and v.class <> 'directive' and ${role} = any (v.access)
      ${name === undefined ? sql`` : sql`and lower(v.name) = lower(${name})`}
    order by v.category, v.name`)
}

/** The views of a category that a role is shown, in any case of its letters, without their text. */
export function listShownOf(
  db: Db,
  projectId: number,
  role: Role,
  category: string,
): Promise<ViewRow[]> {
  return db.rows(sql`
    select ${columns} from ${withAuthor}
    where v.project_id = ${projectId} and v.class <> 'directive' and v.published is not null
      and ${role} = any (v.access) and lower(v.category) = lower(${category})
    order by v.name`)
}

/** The published directives of a project; whoever sees a view sees the parts that it uses. */
export function listDirectives(db: Db, projectId: number): Promise<WrittenView[]> {
  return db.rows(sql`
    select ${columns}, ${texts} from ${shown}
    where v.project_id = ${projectId} and v.class = 'directive' order by v.name`)
}

export async function countViews(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from views where project_id = ${projectId}`)
  return count
}

/** What is saved of a view. */
export interface SavedView extends ViewText {
  readonly class: ViewClass
  readonly category: string
  readonly name: string
  readonly descr: string
  readonly access: readonly Role[]
  readonly by: number
  readonly at: Date
}

/** Adds a view. @returns its number. */
export async function insertView(db: Db, projectId: number, saved: SavedView): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into views (project_id, class, category, name, descr, access, changed_by, changed_at)
    values (${projectId}, ${saved.class}, ${saved.category}, ${saved.name}, ${saved.descr},
      ${[...saved.access]}::text[], ${saved.by}, ${saved.at})
    returning id`)
  await insertVersion(db, id, saved)
  return id
}

/** Saves the next version of a view. @returns false where it is at another one than is named. */
export async function updateView(
  db: Db,
  id: number,
  version: number,
  saved: SavedView,
): Promise<boolean> {
  const changed = await db.run(sql`
    update views set class = ${saved.class}, category = ${saved.category}, name = ${saved.name},
      descr = ${saved.descr}, access = ${[...saved.access]}::text[], version = version + 1,
      changed_by = ${saved.by}, changed_at = ${saved.at}
    where id = ${id} and version = ${version}`)
  if (changed === 0) return false
  await insertVersion(db, id, saved)
  return true
}

/** Keeps the present text as a version, and the oldest but the published one no longer. */
async function insertVersion(db: Db, id: number, saved: SavedView): Promise<void> {
  const { html, controller, styles, calls, by, at } = saved
  await db.run(sql`
    insert into view_versions (view_id, version, html, controller, styles, calls, saved_by, saved_at)
    select id, version, ${html}, ${controller}, ${styles}, ${[...calls]}::text[], ${by}, ${at}
    from views where id = ${id}`)
  await db.run(sql`
    delete from view_versions t using views v
    where v.id = ${id} and t.view_id = v.id and t.version is distinct from v.published
      and t.version <= v.version - ${whole(MAX_VIEW_VERSIONS)}`)
}

/** Shows a version of a view, or none. @returns false where there is no such version. */
export async function publishVersion(db: Db, id: number, version: number | null): Promise<boolean> {
  const changed = await db.run(sql`
    update views set published = ${version}::int
    where id = ${id} and (${version}::int is null or exists (
      select from view_versions t where t.view_id = views.id and t.version = ${version}::int))`)
  return changed > 0
}

export async function deleteView(db: Db, projectId: number, id: number): Promise<void> {
  await db.run(sql`delete from views where project_id = ${projectId} and id = ${id}`)
}

/** A page of the versions of a view, the latest first. */
export async function listVersions(
  db: Db,
  viewId: number,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{
  list: (ViewText & { version: number; at: string; by: string | null })[]
  count: number
}> {
  const [list, { count }] = await Promise.all([
    db.rows<ViewText & { version: number; at: string; by: string | null }>(sql`
      select t.version, t.saved_at as at, ${author} as by, ${texts}
      from view_versions t left join users u on u.id = t.saved_by
      where t.view_id = ${viewId} order by t.version desc
      offset ${whole((page - 1) * size)} limit ${whole(size)}`),
    db.one<{ count: number }>(sql`
      select count(*)::int as count from view_versions where view_id = ${viewId}`),
  ])
  return { list, count }
}
